// The fight that a question is about: the monster, its level, and what two dice must show for each attack.
import { wordOf, type QuestionInfo } from '../../wire';

import { spaceOf } from './plan';
import { monsterCard } from './printed';
import { ACTION, ATTACK, HELP, INVITE } from './touching';
import type { NewDungeonView } from './view';

export interface Attack {
  index: number;
  /** The spell; empty for an attack by hand. */
  spell: string;
  /** What the dice must show; 0 if unknown. */
  needed: number;
}

export interface Fight {
  monster: string;
  level: number;
  /** The seat that fights. */
  seat: number;
  attacks: Attack[];
}

const BY_HAND = ['fight', 'physical', 'go_in', 'attack'];

export function fightOf(ask: QuestionInfo | null, view: NewDungeonView): Fight | null {
  if (!ask?.options || ![ACTION, ATTACK, HELP, INVITE].includes(ask.prompt)) return null;
  const monster = wordOf(ask.facts.monster);
  const seat = ask.prompt === HELP ? Number(ask.facts.asker_seat) : ask.seat;
  const space = spaceOf(ask.facts.space) ?? spaceOf(view.players[seat]?.space);
  if (!monster || monster === 'none' || !space) return null;
  const attacks = ask.options.flatMap((option, index): Attack[] => {
    if (typeof option !== 'string') return [];
    if (BY_HAND.includes(option)) return [{ index, spell: '', needed: Number(ask.facts.needed ?? 0) }];
    if (ask.prompt !== ATTACK) return [];
    return [{ index, spell: option, needed: Number(ask.facts[`${option}_needed`] ?? 0) }];
  });
  if (ask.prompt === ACTION && attacks.length === 0) return null;
  return { monster, level: monsterCard(monster)?.level ?? space.level, seat, attacks };
}

/** A player to ask for help, with an option for each promise. */
export interface Invitation {
  seat: number;
  promises: { index: number; promised: number }[];
}

export function invitationsOf(ask: QuestionInfo | null): Invitation[] {
  const found = new Map<number, Invitation>();
  if (ask?.prompt !== INVITE) return [];
  ask.options?.forEach((option, index) => {
    if (!Array.isArray(option) || option[0] !== 'invite') return;
    const seat = Number(ask.facts[`${String(option[1])}_of_seat`]);
    const invitation = found.get(seat) ?? { seat, promises: [] };
    invitation.promises.push({ index, promised: Number(option[2]) });
    found.set(seat, invitation);
  });
  return [...found.values()];
}
