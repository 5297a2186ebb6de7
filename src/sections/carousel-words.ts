import { useWords } from '../i18n/provider.tsx';
import type { CarouselWords } from '../ui/carousel.tsx';

/** The texts of every carousel of the site, in the document's language. */
export function useCarouselWords(): CarouselWords {
  const t = useWords();
  return {
    carousel: t('carousel.role'),
    slide: t('carousel.slide'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    slides: t('carousel.slides'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    position: (position, count) => t('carousel.position', { position, count }),
  };
}
