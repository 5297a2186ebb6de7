const placeholder = /\{centre\.([\w-]+(?:\.[\w-]+)*)\}/g;

/** The dotted paths into `content/centre.yaml` in a text's `{centre.path}` placeholders, each once. */
export function centrePathsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, path]) => path ?? ''))];
}

/**
 * Fills in the centre's values: `{centre.phone.display}` becomes the phone number.
 * @param centre `content/centre.yaml`, resolved to the language of the text
 * @throws Error if a path does not exist or its value is neither text nor number
 */
export function fillCentre(text: string, centre: object): string {
  return text.replace(placeholder, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((place, key) => childOf(place, key), centre);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`There is no value for {centre.${path}} in content/centre.yaml.`);
  });
}

function childOf(place: unknown, key: string): unknown {
  return typeof place === 'object' && place !== null
    ? new Map<string, unknown>(Object.entries(place)).get(key)
    : undefined;
}
