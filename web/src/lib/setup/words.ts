// The words that a text option has a name for: the attributes of its sentence in the game's texts.
import type { GameTexts } from '../texts/game_texts';
import type { OptionInfo } from '../wire';

const ABOUT = ['allowed']; // of the option itself

export function wordsOf(texts: GameTexts, option: OptionInfo): { value: string; text: string }[] {
  return texts.catalogue
    .attributes(`option-${option.name.replaceAll('.', '-')}`)
    .filter((word) => !ABOUT.includes(word))
    .map((word) => ({ value: word, text: texts.optionValue(option.name, word) }));
}
