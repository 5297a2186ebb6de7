/**
 * Whether the visitor saves data or has a slow connection. If so, `entry-client.tsx` prefetches nothing in idle time.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
