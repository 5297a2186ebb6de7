/**
 * Makes a record that has exactly the given keys, also in its type; `value` returns the value of each key. So
 * `fromKeys(languages, (language) => …)` is a `Localized`.
 */
export function fromKeys<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
