/** The values of a text's placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Writes values into the `{name}` placeholders of a text; a placeholder without a value is left unchanged. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
