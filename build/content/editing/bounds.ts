import { bare, type Schema } from './schema-parts.ts';

export type Bounds = { least?: number; most?: number };

/** The limits of a schema: of a text's length, a list's length, or a whole number. */
export function boundsOf(schema: Schema): Bounds {
  // oxlint-disable-next-line no-underscore-dangle -- Zod's core keeps the rules of all kinds of schemas in this one place
  const rules = (bare(schema)._zod.def.checks ?? []).map((check) => check._zod.def as Rule);
  return Object.assign({}, ...rules.map(boundsOfRule)) as Bounds;
}

type Rule = { check: string; minimum?: number; maximum?: number; length?: number; value?: number; inclusive?: boolean };

function boundsOfRule({ check, minimum = 0, maximum = 0, length = 0, value = 0, inclusive = true }: Rule): Bounds {
  switch (check) {
    case 'min_length':
      return { least: minimum };
    case 'max_length':
      return { most: maximum };
    case 'length_equals':
      return { least: length, most: length };
    case 'greater_than':
      return { least: inclusive ? value : value + 1 };
    case 'less_than':
      return { most: inclusive ? value : value - 1 };
    default:
      return {};
  }
}
