// Two people who sit opposite each other, with one device between them, do so for the whole match.
import { keep, kept } from '../../keep';
import type { GameTexts } from '../../texts/game_texts';

const name = (): string => `pen.face.${location.pathname}`;

export const isFacing = (): boolean => kept(name(), false);
export const setFacing = (on: boolean): void => keep(name(), on);

/** For the curtain: who plays like this needs none. */
export const faceToFace = {
  label: (texts: GameTexts): string => texts.say('face_to_face'),
  begin: (): void => setFacing(true),
};
