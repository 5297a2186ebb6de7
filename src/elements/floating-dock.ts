import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { defineElement, part } from './element.ts';

/** Scrolling by fewer pixels than this does not change the direction, as fingers are never quite still. */
const least = 8;

/**
 * Notes the direction of scrolling in `data-scrolled`: on phones the buttons step aside while the visitor scrolls down.
 * The button that leads to the top is shown after one screen.
 */
defineElement('floating-dock', (host) => {
  const top = part(host, '[data-top]');
  let last = scrollY;

  function look(): void {
    top.toggleAttribute('data-hidden', scrollY <= innerHeight);
    if (Math.abs(scrollY - last) < least && scrollY > 0) return;
    host.dataset.scrolled = scrollY === 0 ? 'none' : scrollY > last ? 'down' : 'up';
    last = scrollY;
  }

  addEventListener('scroll', look, { passive: true });
  look();
  top.addEventListener('click', () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    // The next Tab key starts at the top.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
});
