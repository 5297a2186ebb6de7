/**
 * Runs in a page: bands that touch with no space between what they hold and their edge, or with two spaces where both
 * lie on the same ground.
 * @returns a line for each fault: what is wrong, and the headings of both bands
 */
export function bandSpaces(): string[] {
  const bands = [...document.querySelectorAll<HTMLElement>('main section[data-tone]')].flatMap((band) => {
    const inner = band.querySelector<HTMLElement>(':scope > [data-space]:not([data-space="none"])');
    return inner ? [{ band, inner }] : [];
  });
  return bands.flatMap((one, index) => {
    const other = bands[index + 1];
    if (!other || Math.abs(bottomOf(one.band) - topOf(other.band)) > 1) return [];
    const end = Number.parseFloat(getComputedStyle(one.inner).paddingBlockEnd);
    const start = Number.parseFloat(getComputedStyle(other.inner).paddingBlockStart);
    const names = `${nameOf(one.band)} | ${nameOf(other.band)}`;
    if (one.band.dataset.tone !== other.band.dataset.tone) return end > 0 && start > 0 ? [] : [`no space: ${names}`];
    if (end > 0 && start > 0) return [`two spaces: ${names}`];
    return end + start > 0 ? [] : [`no space: ${names}`];
  });

  function topOf(element: Element): number {
    return element.getBoundingClientRect().top;
  }

  function bottomOf(element: Element): number {
    return element.getBoundingClientRect().bottom;
  }

  function nameOf(element: Element): string {
    return element.querySelector('h1, h2')?.textContent ?? '';
  }
}
