/** What was pressed last: the inline script keeps it, as the start script may come after the press. */
export type WithEarlyPress = Window & { earlyPress?: EventTarget | null };
