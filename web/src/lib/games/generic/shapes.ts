// What kind of thing a part of a view is, judged by its form alone.

export type Plain = Record<string, unknown>;

/** Things that lie on a square of letters and numbers: "E5", or inside one, "E5b1". */
const COORDINATE = /^[A-Z]\d{1,2}$/;
const LONGEST_CELL = 3; // characters of a word that fits into a small square
const SHORT_LIST = 8; // numbers that somebody may want to read; more of them are there to be drawn

export const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

export const isRecord = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Nothing to tell: neither a thing nor a number. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** Blank, or so usual that it is left out where all are so. */
export const isQuiet = (value: unknown): boolean => isBlank(value) || value === false || value === 0;

export const isWords = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isScalar);

export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'number');

export const isRecords = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** Numbers that only a drawing could show: a line, an outline. */
export const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0
    ? (isNumbers(value) && (value.length > SHORT_LIST || value.some((part) => !Number.isInteger(part)))) ||
      value.every(isNumbers)
    : false;

/** Rows of signs, all of one length: a map. */
export const isMap = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.every((row) => typeof row === 'string' && row.length >= 3 && row.length === (value[0] as string).length) &&
  new Set(value.join('')).size <= value.join('').length / 4; // words of one length have more letters than a map signs

/** Lists of one length with short words in them: a map, too. */
export const isMatrix = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every(
    (row) =>
      isWords(row) &&
      row.length >= 2 &&
      row.length === (value[0] as unknown[]).length &&
      row.every((cell) => String((cell as string | number | boolean | null) ?? '').length <= LONGEST_CELL),
  );

export const isCoordinate = (value: unknown): value is string => typeof value === 'string' && COORDINATE.test(value);

/** All keys of several records, in the order in which they come. */
export const keysOf = (records: readonly Plain[]): string[] => [...new Set(records.flatMap((one) => Object.keys(one)))];

/** Every word in a value, however deep: what a question is about. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}
