/**
 * Follows an address like a click on a link inside `place`. A hydrated page shows the new page in place; otherwise the
 * browser loads the address.
 */
export function follow(href: string, place: Element): void {
  const link = Object.assign(document.createElement('a'), { href });
  place.append(link);
  link.click();
  link.remove();
}
