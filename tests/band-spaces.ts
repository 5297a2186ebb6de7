/**
 * Runs in a page: finds adjacent bands whose contents are unusually close or far apart (bands of one colour have half the
 * space), and leads beside a heading that do not begin at its first line.
 * @returns a line for each fault: a distance in pixels, and the headings of both bands or the heading beside a lead
 */
export function bandSpaces(): string[] {
  const [least, most] = [80, 128];
  const bands = [...document.querySelectorAll<HTMLElement>('main section[data-tone]')].flatMap((band) => {
    const inner = band.querySelector<HTMLElement>(':scope > [data-space]:not([data-space="none"])');
    return inner ? [{ band, inner }] : [];
  });
  const leads = [...document.querySelectorAll<HTMLElement>('main [data-lead="beside"] .lead')].flatMap((lead) => {
    const heading = lead.previousElementSibling;
    if (!heading || lead.getBoundingClientRect().left < heading.getBoundingClientRect().right) return [];
    const below = topOf(lead) - topOf(heading);
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
    return below >= 0 && below < line ? [] : [`lead ${below} px below the top of: ${heading.textContent}`];
  });
  const gaps = bands.flatMap((one, index) => {
    const other = bands[index + 1];
    if (!other || Math.abs(bottomOf(one.band) - topOf(other.band)) > 1) return [];
    const end = Number.parseFloat(getComputedStyle(one.inner).paddingBlockEnd);
    const start = Number.parseFloat(getComputedStyle(other.inner).paddingBlockStart);
    const space = (end + start) * (one.band.dataset.tone === other.band.dataset.tone ? 2 : 1);
    return space >= least && space <= most ? [] : [`${space} px: ${nameOf(one.band)} | ${nameOf(other.band)}`];
  });
  return [...gaps, ...leads];

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
