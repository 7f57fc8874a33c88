// The attributes of every button that answers the pending question: `<button {...touch(index)}>`.
import type { GameTexts } from '../../texts/game_texts';
import type { QuestionInfo } from '../../wire';

export interface Touchable {
  type: 'button';
  'data-option': number;
  'data-hinted': true | undefined;
  'aria-label': string;
  'aria-disabled': true | undefined;
  onclick: () => void;
}

export type Touch = (index: number) => Touchable;

interface Asked {
  ask: QuestionInfo | null;
  texts: GameTexts;
  players: string[];
  hinted: number | null;
  busy: boolean;
  onanswer: (index: number) => void;
}

/** While an answer is on its way, buttons do nothing. They are not disabled, which would lose the focus. */
export function touching({ ask, texts, players, hinted, busy, onanswer }: Asked): Touch {
  return (index) => {
    const label = ask ? texts.option(ask, index, players) : '';
    const hint = hinted === index ? `${label} (${texts.say('hinted')})` : label;
    return {
      type: 'button',
      'data-option': index,
      'data-hinted': hinted === index || undefined,
      'aria-label': hint,
      'aria-disabled': busy || undefined,
      onclick: () => {
        if (!busy) onanswer(index);
      },
    };
  };
}

/** For buttons with more text than the label: voice control needs the visible text. The title still has the label. */
export function withoutLabel(touchable: Touchable): Omit<Touchable, 'aria-label'> & { title: string } {
  const { 'aria-label': title, ...rest } = touchable;
  return { ...rest, title };
}
