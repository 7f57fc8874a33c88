// The named values of a text option: the attributes of its message in the game's texts.
import type { GameTexts } from '../texts/game_texts';
import type { OptionInfo } from '../wire';

const ABOUT = ['allowed']; // describes the option itself, so it is not a value

export function wordsOf(texts: GameTexts, option: OptionInfo): { value: string; text: string }[] {
  return texts.catalogue
    .attributes(`option-${option.name.replaceAll('.', '-')}`)
    .filter((word) => !ABOUT.includes(word))
    .map((word) => ({ value: word, text: texts.optionValue(option.name, word) }));
}
