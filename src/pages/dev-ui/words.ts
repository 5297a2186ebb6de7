import type { CarouselWords } from '../../ui/carousel.tsx';

export const carouselWords: CarouselWords = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
  slides: 'Diapositivas',
  position: (slide, slides) => `${slide} de ${slides}`,
};

/** Gives each specimen texts of its own, so that names stay unique on a page that shows everything twice. */
export type SpecimenProps = { theme: 'claro' | 'oscuro' };
