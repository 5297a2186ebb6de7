/** Forged values for addresses, besides a page's valid ones. */
const junk = ['&', ',', '%', '%00', '%E0%A4', '=', '?', '400', '-5', 'NaN', '__proto__', '<b>', '\u{1F6E9}', ' ', '+'];

/**
 * Three thousand unusual queries, the same in each run: six of them have ten thousand characters or more.
 * @param names the page's parameters
 * @param values the page's valid values
 */
export function forgedAddresses(names: readonly string[], values: readonly string[]): string[] {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const pieces = [...values, ...names.map((name) => `${name}=`), ...junk];
  return Array.from({ length: 3000 }, (_, round) => {
    const length = round % 500 === 0 ? 4000 : random(24);
    const parts = Array.from({ length }, () => pieces[random(pieces.length)]);
    return `?${names[random(names.length)]}=${parts.join('')}`;
  });
}

/** The processor time of a call in milliseconds, which other processes do not affect. */
export function costOf(call: () => void): number {
  const before = process.threadCpuUsage();
  call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
