import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { matchPath } from '../../site/match.ts';
import { prefetchPage } from './load-page.ts';
import { usePageSource } from './page-source.tsx';
import { isForTheBrowser, useNavigate } from './router.tsx';

type ProseProps = {
  /** HTML that the build has cleaned. */
  html: string;
  className?: string | undefined;
  id?: string | undefined;
};

/** Running text written as Markdown. Its links to pages of the site behave like all others: fetched ahead, shown in place. */
export function Prose({ html, className, id }: ProseProps) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const pages = usePageSource();

  useEffect(() => {
    const { current } = text;
    if (!current || !pages) return undefined;
    const follow = (event: MouseEvent) => {
      const link = siteLink(event.target);
      if (!link || isForTheBrowser(event)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    const prefetch = ({ target }: Event) => {
      const link = siteLink(target);
      const match = link && matchPath(link.pathname);
      if (match?.kind === 'page') prefetchPage(pages, match.route, match.params);
    };
    current.addEventListener('click', follow);
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const intent of intents) current.addEventListener(intent, prefetch, { passive: true });
    return () => {
      current.removeEventListener('click', follow);
      for (const intent of intents) current.removeEventListener(intent, prefetch);
    };
  }, [navigate, pages]);

  return (
    <div
      ref={text}
      id={id}
      className={classNames('prose', className)}
      dangerouslySetInnerHTML={{ __html: html }}
      // The document has links to the glossary in it, and a results page what the server found.
      suppressHydrationWarning
    />
  );
}

/** The link that an event happened in, if it leads to another page of the site. */
function siteLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return matchPath(link.pathname).kind === 'none' ? null : link;
}
