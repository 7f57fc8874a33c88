// Everything that a match needs of its game: the board, the sentences, the game's description. Loaded with the match.
import { gameList } from '../game_list';
import { loadBoard, type BoardModule } from '../games/board';
import type { GameTexts } from '../texts/game_texts';
import { gameTexts } from '../texts/sources';
import type { GameInfo } from '../wire';
import { shellTexts, type ShellTexts } from './shell_texts';

export interface Kit {
  game: string;
  board: BoardModule;
  texts: GameTexts;
  shell: ShellTexts;
  /** Null if the server no longer has the game. */
  info: GameInfo | null;
}

export async function loadKit(game: string, lang: string): Promise<Kit> {
  const all = [loadBoard(game), gameTexts(game, lang), shellTexts(lang), gameList(lang)] as const;
  const [board, texts, shell, games] = await Promise.all(all);
  return { game, board, texts, shell, info: games.find((one) => one.id === game) ?? null };
}
