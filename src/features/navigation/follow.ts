/** Follows an address as a link inside `place` would: a live page shows the new page in place, others load it. */
export function follow(href: string, place: Element): void {
  const link = Object.assign(document.createElement('a'), { href });
  place.append(link);
  link.click();
  link.remove();
}
