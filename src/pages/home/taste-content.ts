import { inLanguage, locales } from '../../i18n/language.ts';
import { tasteKeys, tasteOf, type Taste, type TasteKey } from '../../exercises/simulation/taste/taste.ts';
import type { ContentRequest } from '../page-content.ts';

/** Units of the drawing per NM, and the position of the crossing of both routes. */
const scale = 42;
const crossing = { x: 222, y: 62, north: 15.5 };

/** The texts of the short exercise on the home page, and a drawing of each situation. */
export function tasteContent({ content, language }: ContentRequest) {
  const { keys, ...words } = inLanguage(content.home.taste, language);
  const drawing = (key?: TasteKey, seconds?: number) => {
    const { tracks, told, distance, isKept } = tasteOf(key, seconds);
    return {
      tracks: tracks.map((places) => places.map(({ x, y }) => [across(x), down(y)].join(' ')).join(' ')),
      told: label(told),
      distance: distance.toLocaleString(locales[language], { maximumFractionDigits: 1 }),
      isKept,
    };
  };
  return {
    ...words,
    drawing: drawing(undefined, 0),
    keys: tasteKeys.map((id) => ({ ...keys[id], drawing: drawing(id) })),
  };
}

function across(east: number): number {
  return Math.round(crossing.x + east * scale);
}

function down(north: number): number {
  return Math.round(crossing.y + (crossing.north - north) * scale);
}

/** Level and speed as in a radar label: `080 240`. */
function label({ altitude, speed }: Taste['told']): string {
  return `${String(Math.round(altitude / 100)).padStart(3, '0')} ${speed}`;
}
