/** Goes to an address as a link in `place` would: shown in place where the page is live, else loaded. */
export function follow(href: string, place: Element): void {
  const link = Object.assign(document.createElement('a'), { href });
  place.append(link);
  link.click();
  link.remove();
}
