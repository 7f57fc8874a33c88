// The state of a match on one screen: the last stop as sentences, what the player may do now, and which dialog is open.
import { play } from '../sound';
import { steady } from '../steady';
import type { TableLink } from '../table/link.svelte';
import { optionAt } from '../texts/options';
import { t } from '../texts/ui.svelte';
import type { GesturePoint, QuestionInfo, Stop, Which } from '../wire';
import { hintWords, type HintWords } from './hint';
import { Inspector } from '../inspect/inspector.svelte';
import { HotSeat } from './hot_seat.svelte';
import type { Kit } from './kit';
import { playerNames } from './names';
import type { More } from './MoreDialog.svelte';
import type { Tool } from './Toolbar.svelte';
import { turnSentence } from './turn';
import { Walk } from './walk.svelte';

export type Opened = '' | 'options' | 'things' | 'rules' | 'more' | More;

const LONGER = 5; // seconds for a hint after "think longer"
const NOTHING: ReadonlySet<number> = new Set();

export class Desk {
  opened = $state<Opened>('');
  /** The slug whose rule is being read. */
  why = $state('');
  /** Why the client refused to do something, without asking the server. */
  notice = $state('');
  folded = $state(false);
  hintClosed = $state(-1); // at which ply
  /** Has somebody answered here already? */
  answered = false;
  readonly hot: HotSeat;
  readonly walk: Walk;
  /** Which sign's card is open. */
  readonly inspector = new Inspector();
  /** The questions asked at this screen, by prompt. The list of habits describes each habit by its question. */
  readonly asked = new Map<string, QuestionInfo>();
  private readonly askedFirst = new Map<string, number>(); // at which ply

  private alwaysAt = $state(-1); // the ply whose answer is to become a habit
  private doubted = $state.raw<{ ask: QuestionInfo; index: number } | null>(null); // it waits for a second yes

  constructor(
    readonly link: TableLink,
    private readonly loaded: () => Kit | null,
  ) {
    this.hot = new HotSeat(link, () => this.loaded()?.info?.together);
    this.walk = new Walk(link, () => this.ask);
  }

  private named: string[] = [];
  readonly players = $derived.by(() => (this.named = steady(this.named, playerNames(this.stop.players))));
  readonly covered = $derived.by((): Set<number> => {
    const cover = this.kit?.board.covers;
    return this.ask && cover ? cover(this.ask, this.stop.view) : new Set(NOTHING);
  });
  readonly turn = $derived.by(() => turnSentence(this.stop, this.players, this.mine));
  readonly hint = $derived.by((): HintWords | null => {
    const { hint, kit, ask } = { hint: this.link.hint, kit: this.kit, ask: this.ask };
    return hint && kit && ask ? hintWords(hint, ask, kit.texts, kit.shell, this.players) : null;
  });
  readonly result = $derived.by((): string => {
    const { result } = this.stop;
    if (!result || !this.kit) return '';
    return this.kit.shell.result(result, this.players) ?? this.kit.texts.result(result, this.players);
  });
  readonly news = $derived.by(() => {
    if (this.concealed) return []; // these events belong to another player's view
    return this.kit?.texts.events(this.link.fresh, this.players) ?? [];
  });
  readonly tools = $derived.by((): Tool[] => {
    const rest: Tool[] = [
      { name: 'things', why: '' },
      { name: 'rules', why: '' },
      { name: 'more', why: '' },
    ];
    if (this.stop.seat < 0 || this.over) return rest;
    const unasked = this.ask ? '' : t('match-not-asked');
    return [
      { name: 'options', why: unasked },
      { name: 'hint', why: unasked, busy: this.link.thinking },
      { name: 'undo', why: this.stop.may_undo === 'no' ? t('match-undo-no') : '' },
      ...rest,
    ];
  });

  get kit(): Kit | null {
    const kit = this.loaded();
    return kit?.game === this.stop.game ? kit : null;
  }

  get stop(): Stop {
    return this.link.stop!; // the page creates a Desk only after the first stop
  }

  get over(): boolean {
    return this.stop.status !== 'playing';
  }

  /** The question, unless it is for a player who is not at the screen now. */
  get ask(): QuestionInfo | null {
    return this.over || this.concealed ? null : this.stop.question;
  }

  /** Must the view stay hidden, because it belongs to a player who is not at the screen now? */
  get concealed(): boolean {
    return this.hot.curtain !== null || this.hot.turning;
  }

  /** In which windows I am asked during others' turns; null in games without windows, and for spectators. */
  get windows(): Which | null {
    return this.concealed ? null : this.stop.windows;
  }

  get mine(): number[] {
    return this.hot.mine;
  }

  /** Is every seat held by a bot or by somebody at this screen? */
  get alone(): boolean {
    return this.stop.players.every(({ kind }, seat) => kind === 'bot' || this.mine.includes(seat));
  }

  get hinted(): number | null {
    return this.hint?.index ?? null;
  }

  get hintShown(): boolean {
    return this.hint !== null && this.hintClosed !== this.stop.ply;
  }

  /** The answer that waits for a second yes, and what it means; null if there is none. */
  get doubt(): { words: string; answer: string } | null {
    const { kit, players, doubted } = this;
    if (!kit || !doubted || doubted.ask !== this.ask) return null;
    const { ask, index } = doubted;
    return { words: this.sure(ask, index), answer: kit.texts.option(ask, index, players) };
  }

  /** What asks once more before this answer is given; empty for most answers. */
  private sure(ask: QuestionInfo, index: number): string {
    return this.kit?.texts.sure(ask, optionAt(ask, index) ?? index, this.players) ?? '';
  }

  get always(): boolean {
    return this.alwaysAt === this.stop.ply;
  }

  set always(always: boolean) {
    this.alwaysAt = always ? this.stop.ply : -1;
  }

  /**
   * Only a question that came before and has only words as options may become a habit: no map squares, no walks. An
   * answer that gives something up never may.
   */
  get mayBeHabit(): boolean {
    const ask = this.ask;
    if (!ask?.options || ask.seat < 0 || ask.count < 2 || this.covered.size === ask.count) return false;
    if (ask.ways.length > 0) return false;
    if (this.stop.guide && !this.stop.guide.outcome) return false; // a habit would use up notes that nobody sees
    const first = this.askedFirst.get(ask.prompt) ?? this.stop.ply;
    if (first === this.stop.ply || !ask.options.every((one) => typeof one === 'string')) return false;
    return ask.options.some((one) => !this.kit?.texts.givesUp(ask, one));
  }

  /** Remember this question, for the list of habits and for `mayBeHabit`. */
  note(ask: QuestionInfo): void {
    this.asked.set(ask.prompt, ask);
    if (!this.askedFirst.has(ask.prompt)) this.askedFirst.set(ask.prompt, this.stop.ply);
  }

  get more(): More[] {
    if (this.stop.seat < 0) return ['table', 'help'];
    if (this.over) return ['table', 'help'];
    return this.concealed ? ['table', 'help', 'resign'] : ['habits', 'table', 'help', 'resign'];
  }

  answer = (index: number): void => {
    const ask = this.begin();
    if (!ask) return;
    if (this.sure(ask, index)) this.doubted = { ask, index };
    else this.give(ask, index);
  };

  /** Give the answer that waited for a second yes. */
  confirm = (): void => {
    const { doubted } = this;
    const ask = this.begin();
    this.hesitate();
    if (ask && doubted?.ask === ask) this.give(ask, doubted.index);
  };

  hesitate = (): void => void (this.doubted = null);

  private give(ask: QuestionInfo, index: number): void {
    const value = this.always && this.mayBeHabit ? optionAt(ask, index) : undefined;
    this.always = false;
    // A new habit also answers the current question.
    if (value === undefined || this.kit?.texts.givesUp(ask, value)) this.link.answer(index);
    else this.link.habit(ask.prompt, value);
  }

  gesture = (points: GesturePoint[]): void => {
    if (this.begin()) this.link.gesture(points);
  };

  walkTo = (way: number): void => {
    if (this.begin()) this.walk.to(way);
  };

  /** The question, if the player may answer it now; else null. Any action of the player ends a walk. */
  private begin(): QuestionInfo | null {
    this.walk.stop();
    const ask = this.ask;
    if (!ask || this.link.busy) return null;
    play('touch');
    this.answered = true;
    this.notice = '';
    return ask;
  }

  use = (name: Tool['name']): void => {
    const tool = this.tools.find((one) => one.name === name);
    if (!tool) return;
    this.notice = tool.why;
    if (tool.why) return;
    if (name === 'hint') this.askHint();
    else if (name === 'undo') this.link.undo();
    else this.opened = name;
  };

  askHint = (longer = false): void => {
    this.hintClosed = -1;
    this.link.askHint(longer ? LONGER : undefined);
  };

  explain = (slug: string): void => void (this.why = slug);
  close = (): void => void (this.opened = '');

  forget = (): void => {
    this.notice = '';
    this.link.forget();
  };
}
