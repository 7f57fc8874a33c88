// Stores, per match, whether two players sit face to face with one device between them.
import { keep, kept } from '../../keep';
import type { GameTexts } from '../../texts/game_texts';

const name = (): string => `pen.face.${location.pathname}`;

export const isFacing = (): boolean => kept(name(), false);
export const setFacing = (on: boolean): void => keep(name(), on);

/** The curtain offers this mode: it needs no curtain, because objects stay face down. */
export const faceToFace = {
  label: (texts: GameTexts): string => texts.say('face_to_face'),
  begin: (): void => setFacing(true),
};
