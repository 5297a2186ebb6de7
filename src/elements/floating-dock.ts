import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { defineElement, part } from './element.ts';

/** Scrolling by fewer pixels than this does not change the direction, as fingers are never quite still. */
const least = 8;

/** Distance of the cookie button's centre from the lower right corner of a phone, in pixels. */
const corner = 34;

/**
 * Notes the direction of scrolling in `data-scrolled`: on phones the buttons step aside while the visitor scrolls down,
 * and at the top if a control of the page is below them. The button that leads to the top is shown after one screen.
 */
defineElement('floating-dock', (host) => {
  const top = part(host, '[data-top]');
  let last = scrollY;

  function look(): void {
    top.toggleAttribute('data-hidden', scrollY <= innerHeight);
    if (Math.abs(scrollY - last) < least && scrollY > 0) return;
    if (scrollY === 0) host.dataset.scrolled = isOverControl() ? 'down' : 'none';
    else host.dataset.scrolled = scrollY > last ? 'down' : 'up';
    last = scrollY;
  }

  function isOverControl(): boolean {
    const below = document.elementsFromPoint(innerWidth - corner, innerHeight - corner);
    return below.some((each) => !host.contains(each) && each.closest('a, button, input, select, summary, textarea'));
  }

  addEventListener('scroll', look, { passive: true });
  addEventListener('load', look);
  look();
  top.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The next Tab key starts at the top.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
});
