import { useEffect, useState, type ComponentProps, type MouseEvent } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';

/** A button that scrolls to the top. The button is shown after scrolling one screen; its space is reserved. */
export function BackToTop(props: Pick<ComponentProps<'button'>, 'className'>) {
  const t = useWords();
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  function goUp({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The next Tab key starts at the top.
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    <button
      {...props}
      type="button"
      aria-label={t('overlay.top')}
      data-hidden={isFarDown ? undefined : ''}
      onClick={goUp}
    >
      <ArrowIcon />
    </button>
  );
}
