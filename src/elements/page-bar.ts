import { defineElement, part } from './element.ts';

/** How far the visitor must scroll up before the header is shown, in pixels: fingers are never quite still. */
const intent = 8;

const keysUp = new Set(['ArrowUp', 'PageUp']);
const keysDown = new Set(['ArrowDown', 'PageDown', 'End']);

/** Root margin of the line near the top of the viewport: the last section that begins above it is the current one. */
const readingLine = '1000000px 0px -85%';

/**
 * Tracks the scroll position on a long page, from the first scroll on. It marks the current section in the page's bar,
 * and shows the header while the visitor scrolls up. The html element's `data-header` is the state of the header:
 * absent while the header is at the top of the page, then `away`, `shown` or `hidden`.
 */
defineElement('page-bar', (host) => {
  const start = () => {
    followSections(host);
    followDirection();
  };
  addEventListener('scroll', start, { once: true, passive: true });
  const list = part(host, '[popover]');
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && list.matches(':popover-open')) list.hidePopover();
  });
});

function followSections(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('nav a')];
  const places = links.flatMap((link) => {
    const place = document.getElementById(link.hash.slice(1));
    return place ? [{ link, place }] : [];
  });
  const reached = new Set<Element>();
  const mark = () => {
    const begun = places.filter(({ place }) => reached.has(place));
    const top = begun.at(-1)?.place.getBoundingClientRect().top;
    // Of sections beside each other the first is marked, or the one in the address.
    const beside = begun.filter(({ place }) => place.getBoundingClientRect().top === top);
    const read = beside.find(({ link }) => link.hash === location.hash) ?? beside[0];
    for (const { link } of places) {
      if (link === read?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
      mark();
    },
    { rootMargin: readingLine },
  );
  for (const { place } of places) observer.observe(place);
  addEventListener('hashchange', mark);
}

/**
 * The header is shown while the page scrolls up, if the visitor's last input was a wheel, a finger or a key that
 * scrolls up. After a jump to an anchor or to the focus, the header would cover the target. Sections that get their
 * real height also move the page, but do not show the header.
 */
function followDirection(): void {
  const { documentElement: root } = document;
  const { dataset } = root;
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const main = document.querySelector('main');
  let last = window.scrollY;
  let height = root.scrollHeight;
  let isUp = false;
  let finger = 0;

  function follow(): void {
    if (!header || !main) return;
    const { scrollY } = window;
    const place = main.offsetTop - header.offsetHeight;
    // A page that becomes shorter above the window moves up by the difference.
    const grown = root.scrollHeight - height;
    const up = last - scrollY + Math.min(grown, 0);
    height = root.scrollHeight;
    if (scrollY <= place + header.offsetHeight && dataset.header !== 'shown') delete dataset.header;
    else if (scrollY <= place) delete dataset.header;
    else if (!isUp || (scrollY > last && grown === 0))
      dataset.header = dataset.header === 'shown' ? 'hidden' : (dataset.header ?? 'away');
    else if (up >= intent) dataset.header = 'shown';
    else if (grown === 0) return;
    last = scrollY;
  }

  const options = { passive: true };
  window.addEventListener('scroll', follow, options);
  window.addEventListener('wheel', ({ deltaY }) => void (deltaY !== 0 && (isUp = deltaY < 0)), options);
  window.addEventListener('touchstart', ({ touches }) => void (finger = touches[0]!.clientY), options);
  window.addEventListener(
    'touchmove',
    ({ touches }) => {
      isUp = touches[0]!.clientY > finger;
      finger = touches[0]!.clientY;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      if (keysUp.has(key) || (key === ' ' && shiftKey)) isUp = true;
      else if (keysDown.has(key) || key === ' ') isUp = false;
    },
    options,
  );
  for (const jump of ['popstate', 'focusin'] as const)
    window.addEventListener(jump, () => void (isUp = false), options);
}
