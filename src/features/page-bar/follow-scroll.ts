/** How far the visitor must scroll up before the header is shown, in pixels: fingers are never quite still. */
const intent = 8;

/** Longest wait for the first movement of a jump, and the pause that ends it, in milliseconds. */
const beforeJump = 700;
const afterJump = 300;

/** Root margin of the line near the top of the viewport: the section that crosses it is the current one. */
const readingLine = '1000000px 0px -85%';

/**
 * Tracks the scroll position on a long page. It marks the section being read in the page's bar, and shows the header
 * while the visitor scrolls up. The root's `data-header` has its state: none while the header is at the top of the
 * page, then `away`, `shown` or `hidden`.
 * @param scope stops this when it is aborted
 */
export function followScroll(bar: HTMLElement, scope: AbortSignal): void {
  if (scope.aborted) return;
  followSections(bar, scope);
  followDirection(scope);
}

function followSections(bar: HTMLElement, scope: AbortSignal): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('nav a')];
  // Observes the element around a section: before its layout (`content-visibility`) the section has no box.
  const places = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, place: section.closest('[data-section]') ?? section }] : [];
  });
  const reached = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
      const read = places.findLast(({ place }) => reached.has(place));
      for (const { link } of places) {
        if (link === read?.link) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const { place } of places) observer.observe(place);
  scope.addEventListener('abort', () => observer.disconnect());
}

/**
 * A jump to an anchor or to the focus does not show the header, which would push the target down. At an address with an
 * anchor, the first scroll is such a jump.
 */
function followDirection(scope: AbortSignal): void {
  const { dataset } = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const main = document.querySelector('main');
  let last = window.scrollY;
  let height = document.documentElement.scrollHeight;
  let isJump = false;
  let timer: number | undefined;

  function jump(): void {
    isJump = true;
    wait(beforeJump);
  }

  function wait(time: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(endJump, time);
  }

  function endJump(): void {
    isJump = false;
    last = window.scrollY;
  }

  function follow(): void {
    if (!header || !main) return;
    const { scrollY } = window;
    // A jump may overshoot and go back, as sections on the way get their real height.
    if (isJump) wait(afterJump);
    const place = main.offsetTop - header.offsetHeight;
    // Sections above that get their real height move the page by the difference: the visitor has not scrolled that far.
    const { scrollHeight } = document.documentElement;
    const grown = scrollHeight - height;
    const up = last - scrollY + Math.min(grown, 0);
    height = scrollHeight;
    if (scrollY <= place + header.offsetHeight && dataset.header !== 'shown') delete dataset.header;
    else if (scrollY <= place) delete dataset.header;
    else if (isJump || scrollY > last)
      dataset.header = dataset.header === 'shown' ? 'hidden' : (dataset.header ?? 'away');
    else if (up >= intent) dataset.header = 'shown';
    else if (grown === 0) return;
    last = scrollY;
  }

  if (window.location.hash) jump();
  const options = { signal: scope, passive: true };
  window.addEventListener('scroll', follow, options);
  for (const own of ['wheel', 'touchmove'] as const) window.addEventListener(own, () => isJump && endJump(), options);
  window.addEventListener('popstate', jump, options);
  document.addEventListener('focusin', jump, options);
  scope.addEventListener('abort', () => {
    clearTimeout(timer);
    delete dataset.header;
  });
}
