import type { Icao } from '../aerodromes.ts';
import type { Point } from '../drawing/geometry.ts';
import type { DrawingLanguage } from '../drawing/language.ts';

/** Longitude and latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Plans are laid out for a desk and for a phone, never scaled down. */
export type PlanLayout = 'wide' | 'tall';

type Words = string | Record<DrawingLanguage, string>;

/** Where a name stands from the place it names, in pixels, and which end of it. A layout without one leaves the name out. */
type Label = Partial<Record<PlanLayout, readonly [x: number, y: number, anchor?: 'start' | 'middle' | 'end']>>;

export type Line = { mode: 'metro' | 'train' | 'bus'; names: readonly string[] };

/**
 * A layout that leaves the name of a stop out has no mark for it either. `dot: false`: its lines have several stops
 * nearby.
 */
export type Stop = { name: Words; at: Position; label: Label; lines?: readonly Line[]; dot?: false };

export type Road = {
  /** Its number as signs write it, and the place of the sign as a share of the way. */
  name: string;
  way: readonly Position[];
  sign: number;
};

/** Describes the surroundings of a campus, and the way to it from its airport. */
export type Surroundings = {
  icao: Icao;
  name: Record<DrawingLanguage, string>;
  /** From where to where. */
  way: Record<DrawingLanguage, string>;
  /** Position in the middle of the sheet, and pixels in a kilometre. */
  frame: Record<PlanLayout, { middle: Position; scale: number }>;
  /** Land on open sea; without it there is no sea. */
  island?: readonly Position[];
  /** Built-up ground. */
  town: readonly Position[];
  roads: readonly Road[];
  metro: readonly Position[];
  train: readonly Position[];
  /** From the airport to the campus. */
  route: readonly Position[];
  /** The centre's words about the way, and how far along it they stand. */
  note?: { words: Words; share: number; shift: Record<PlanLayout, Point> };
  stops: readonly Stop[];
  /** Towns, the sea: names without a mark. */
  names: readonly { name: Words; at: Position; label: Label }[];
  /** A ring, in kilometres: the campus is somewhere in it. */
  campus: { at: Position; radius: number; label: Record<PlanLayout, Point> };
};

export function inWords(words: Words, language: DrawingLanguage): string {
  return typeof words === 'string' ? words : words[language];
}
