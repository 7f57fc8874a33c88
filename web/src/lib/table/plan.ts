// The plan of a table as texts: only what differs from the game's defaults.
import { settingText } from '../game_list';
import { t } from '../texts/ui.svelte';
import type { GameInfo, TableInfo } from '../wire';

export interface Clause {
  name: string;
  about: string;
  value: string;
}

export function clauses(plan: TableInfo['plan'], info: GameInfo): Clause[] {
  const found = info.options.flatMap((option) => {
    const value = plan.options[option.name];
    if (value === undefined || value === option.default) return [];
    const said = settingText(option, value);
    const plain = typeof value === 'boolean' && said === String(value) ? t(value ? 'table-on' : 'table-off') : said;
    return [{ name: option.name, about: option.help, value: plain }];
  });
  if (plan.clock) {
    const { bank, bonus } = plan.clock;
    const value = t('table-clock-value', { minutes: Math.round(bank / 6) / 10, bonus });
    found.push({ name: 'clock', about: t('table-clock'), value });
  }
  if (plan.seed !== null) found.push({ name: 'seed', about: t('table-seed'), value: String(plan.seed) });
  return found;
}
