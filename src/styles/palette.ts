/** Names of colours in `tokens.css`, without `--color-`. */
export type PaletteColor =
  | 'deep'
  | 'ink'
  | 'land'
  | 'land-dark'
  | 'magenta'
  | 'magenta-bright'
  | 'mist'
  | 'panel'
  | 'paper'
  | 'phosphor'
  | 'rule-dark'
  | 'scope'
  | 'sea'
  | 'slate'
  | 'ui'
  | 'white'
  | 'yellow';

/**
 * Reads the palette for parts without a style sheet: mails, the browser's interface, icons and drawn pictures.
 * @param tokens the text of `tokens.css`
 * @returns a function that finds a colour by its name, as `#rrggbb`
 */
export function paletteOf(tokens: string): (name: PaletteColor) => string {
  return (name) => {
    const value = new RegExp(`--color-${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1];
    if (!value) throw new Error(`There is no --color-${name} in src/styles/tokens.css.`);
    return value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value;
  };
}
