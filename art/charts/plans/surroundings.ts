import type { Icao } from '../aerodromes.ts';
import type { Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';

/** Longitude and latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Plans have a layout for desktop and one for phones, and are never scaled down. */
export type PlanLayout = 'wide' | 'tall';

type Words = string | Record<DrawingLanguage, string>;

/** Offset of a name from its place, in pixels, and its alignment. A layout without an entry leaves the name out. */
type Label = Partial<Record<PlanLayout, readonly [x: number, y: number, anchor?: 'start' | 'middle' | 'end']>>;

export type Line = { mode: 'metro' | 'train' | 'bus'; names: readonly string[] };

/** A stop without a name in a layout has no mark there either. `dot: false` is for lines with several stops nearby. */
export type Stop = { name: Words; at: Position; label: Label; lines?: readonly Line[]; dot?: false };

export type Road = {
  /** The road's number as on signs, and the position of the sign as a share of its length. */
  name: string;
  way: readonly Position[];
  sign: number;
};

/** The surroundings of a campus, and the way to it from its airport. */
export type Surroundings = {
  icao: Icao;
  name: Record<DrawingLanguage, string>;
  /** The names of both ends of the way. */
  way: Record<DrawingLanguage, string>;
  /** The position in the middle of the sheet, and pixels per kilometre. */
  frame: Record<PlanLayout, { middle: Position; scale: number }>;
  /** Coastline; absent if there is no sea. */
  island?: readonly Position[];
  /** Built-up ground. */
  town: readonly Position[];
  roads: readonly Road[];
  metro: readonly Position[];
  train: readonly Position[];
  /** From the airport to the campus. */
  route: readonly Position[];
  /** Words about the way, and their position along it. */
  note?: { words: Words; share: number; shift: Record<PlanLayout, Point> };
  stops: readonly Stop[];
  /** Names without a mark, of towns and the sea. */
  names: readonly { name: Words; at: Position; label: Label }[];
  /** Radius in kilometres of the area in which the campus is. */
  campus: { at: Position; radius: number; label: Record<PlanLayout, Point> };
};

export function inWords(words: Words, language: DrawingLanguage): string {
  return typeof words === 'string' ? words : words[language];
}
