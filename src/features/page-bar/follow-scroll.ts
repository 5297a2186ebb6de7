/** How far the visitor has to scroll up before the header comes back, in pixels: a finger is never quite still. */
const intent = 8;

/** How long a jump may take where the browser does not say when it has ended, in milliseconds. */
const longestJump = 1500;

/** How far down the window a section has to reach to be the one that is read. */
const readingLine = '-40% 0px -60%';

/**
 * Follows the visitor through a long page: tells which section is read, and lets the header come back while they scroll
 * up. The state stands on the root: nothing while the header is in its own place, then `away`, `shown` when it is wanted
 * and `hidden` when it goes again.
 * @param tell called with the id of the section that the reading line is in
 * @returns ends it
 */
export function followScroll(bar: HTMLElement, tell: (id: string) => void): () => void {
  const leave = [followSections(bar, tell), followDirection()];
  return () => leave.forEach((end) => end());
}

function followSections(bar: HTMLElement, tell: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) tell(target.id);
    },
    { rootMargin: readingLine },
  );
  for (const { hash } of bar.querySelectorAll<HTMLAnchorElement>('nav a')) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}

/** A jump, to an anchor or to what takes the focus, is no wish to see the header: it would cover what was jumped to. */
function followDirection(): () => void {
  const { dataset } = document.documentElement;
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const main = document.querySelector('main');
  const scope = new AbortController();
  let last = window.scrollY;
  let isJump = false;
  let timer: number | undefined;

  function jump(): void {
    isJump = true;
    clearTimeout(timer);
    timer = window.setTimeout(land, longestJump);
  }

  function land(): void {
    isJump = false;
    last = window.scrollY;
  }

  function follow(): void {
    if (!header || !main) return;
    const { scrollY } = window;
    const place = main.offsetTop - header.offsetHeight;
    if (scrollY <= place + header.offsetHeight && dataset.header !== 'shown') delete dataset.header;
    else if (scrollY <= place) delete dataset.header;
    else if (isJump || scrollY > last)
      dataset.header = dataset.header === 'shown' ? 'hidden' : (dataset.header ?? 'away');
    else if (last - scrollY < intent) return;
    else dataset.header = 'shown';
    last = scrollY;
  }

  const options = { signal: scope.signal, passive: true };
  window.addEventListener('scroll', follow, options);
  window.addEventListener('scrollend', land, options);
  window.addEventListener('popstate', jump, options);
  document.addEventListener('focusin', jump, options);
  return () => {
    scope.abort();
    clearTimeout(timer);
    delete dataset.header;
  };
}
