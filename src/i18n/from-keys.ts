/**
 * A record with a value for each of some keys, typed by them: `fromKeys(languages, (language) => …)` is a `Localized`.
 */
export function fromKeys<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
