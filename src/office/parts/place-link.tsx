import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, goTo, type Place } from '../address.ts';

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: Place; how?: 'push' | 'replace' };

/**
 * A link to a place of the office. A click changes the address in place; with Ctrl, Shift or another modifier, the
 * browser opens the link.
 */
export function PlaceLink({ to, how, children, ...props }: PlaceLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, how);
  }
  return (
    <a {...props} href={addressOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
