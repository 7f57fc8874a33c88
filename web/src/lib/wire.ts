// Short names for the generated types of requests, responses and socket messages.
import type { components } from './protocol.gen';

type Schemas = components['schemas'];

export type AxisInfo = Schemas['AxisInfo'];
export type BotInfo = Schemas['BotInfo'];
export type ChatLine = Schemas['ChatLine'];
export type DailyBoard = Schemas['DailyBoard'];
export type DailyGame = Schemas['DailyGame'];
export type DailyInfo = Schemas['DailyInfo'];
export type EventInfo = Schemas['EventInfo'];
export type ExampleInfo = Schemas['ExampleInfo'];
export type FateCheck = Schemas['FateCheck'];
export type GameInfo = Schemas['GameInfo'];
export type GameList = Schemas['GameList'];
export type HereInfo = Schemas['HereInfo'];
export type HintInfo = Schemas['HintInfo'];
export type MatchLine = Schemas['MatchLine'];
export type MatchList = Schemas['MatchList'];
export type MeInfo = Schemas['MeInfo'];
export type MyStatistics = Schemas['MyStatistics'];
export type NewTable = Schemas['NewTable'];
export type OptionInfo = Schemas['OptionInfo'];
export type OptionValue = Schemas['OptionValue'];
export type OriginInfo = Schemas['OriginInfo'];
export type ParagraphInfo = Schemas['ParagraphInfo'];
export type PlayerInfo = Schemas['PlayerInfo'];
export type QuestionInfo = Schemas['QuestionInfo'];
export type Refusal = Schemas['Refusal'];
export type RefusedInfo = Schemas['RefusedInfo'];
export type ResultInfo = Schemas['ResultInfo'];
export type RulebookInfo = Schemas['RulebookInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type ShapeInfo = Schemas['ShapeInfo'];
export type SocketSaid = Schemas['SocketSaid'];
export type SocketTold = Schemas['SocketTold'];
export type StepInfo = Schemas['StepInfo'];
export type StepList = Schemas['StepList'];
export type Stop = Schemas['Stop'];
export type TeachInfo = Schemas['TeachInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableLine = Schemas['TableLine'];
export type TableList = Schemas['TableList'];
export type Uploaded = Schemas['Uploaded'];
export type WayInfo = Schemas['WayInfo'];
export type Which = NonNullable<Stop['windows']>;

export type Setting = string | number | boolean;
/** Milliseconds, x and y, in the game's own units. */
export type GesturePoint = [number, number, number];
export type Facts = Record<string, unknown>;
export type View = Record<string, unknown>;

export const SPECTATOR = -2;
export const FATE = -1;
export const HIDDEN = 'hidden';

/** A fact that should be a string; empty if it is not one. */
export const wordOf = (fact: unknown): string => (typeof fact === 'string' ? fact : '');
