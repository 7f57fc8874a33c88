// Classifies parts of a view by their shape alone.

export type Plain = Record<string, unknown>;

/** The name of a square, such as "E5". */
const COORDINATE = /^[A-Z]\d{1,2}$/;
const LONGEST_CELL = 3; // characters that fit into a small cell
const SHORT_LIST = 8; // a longer list of numbers is data for a drawing

export const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

export const isRecord = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Null, undefined, or an empty string, list or record. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** Blank, false or 0: a value that may be left out. */
export const isQuiet = (value: unknown): boolean => isBlank(value) || value === false || value === 0;

export const isWords = (value: unknown): value is unknown[] => Array.isArray(value) && value.every(isScalar);

export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'number');

export const isRecords = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** Numbers that only a drawing could show, such as the points of a line. */
export const isDrawn = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0
    ? (isNumbers(value) && (value.length > SHORT_LIST || value.some((part) => !Number.isInteger(part)))) ||
      value.every(isNumbers)
    : false;

/** Rows of characters, all of one length: a map. */
export const isMap = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.every((row) => typeof row === 'string' && row.length >= 3 && row.length === (value[0] as string).length) &&
  new Set(value.join('')).size <= value.join('').length / 4; // a map repeats few characters; a list of words does not

/** Lists of one length with short words: a map, too. */
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

/** All keys of several records, in order of first appearance. */
export const keysOf = (records: readonly Plain[]): string[] => [...new Set(records.flatMap((one) => Object.keys(one)))];

/** All strings in a value, at any depth. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}
