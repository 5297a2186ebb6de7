import { Children, useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { SignButton } from './sign-button.tsx';
import { useCarousel } from './use-carousel.ts';
import styles from './carousel.module.css';

/** The words of a carousel, in the language of the page. */
export type CarouselWords = {
  /** aria-roledescription of the whole carousel and of a slide: "carousel", "slide". */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names the row that can be scrolled: "Slides". */
  slides: string;
  /** "2 of 9": names a slide. */
  position: (slide: number, slides: number) => string;
};

export type CarouselProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  label: string;
  words: CarouselWords;
  /** The largest number of slides in view; a narrow carousel shows fewer. `card` makes each at most 320 px wide. */
  perView?: 1 | 2 | 3 | 'card';
  /** Turns from the last stop to the first and back; without it the buttons are switched off at the ends. */
  loop?: boolean;
  /** Milliseconds between automatic turns, with a pause button. With reduced motion, only that button starts them. */
  autoplay?: number | undefined;
  /** Shown to the left of the buttons. */
  heading?: ReactNode;
};

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Shows slides in a row that scrolls and snaps, also without JavaScript; buttons and arrow keys turn it. Every child is
 * one slide.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, perView = 1, loop = false, autoplay, heading, className, children, ...rest } = props;
  const slides = Children.toArray(children);
  const { viewport, attention, playing, selected, stops, canTurnBack, canTurnOn, turn, togglePlay, pause } =
    useCarousel({ slides: slides.length, loop, autoplay });

  // A slide is announced only after the visitor has turned to it, not when slides turn automatically or are scrolled.
  const [said, setSaid] = useState('');
  const asked = useRef(false);
  const turnAndSay = (way: 'previous' | 'next') => {
    asked.current = turn(way);
  };
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const slide = viewport.current?.children[selected];
    const title = slide?.querySelector('h2, h3, h4, cite, figcaption')?.textContent;
    setSaid([words.position(selected + 1, slides.length), title].filter(Boolean).join(': '));
    // `words` is a new object with the same texts at each render, so it is not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selected, slides.length, viewport]);

  const turnByArrow = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turnAndSay(event.key === 'ArrowLeft' ? 'previous' : 'next');
  };

  return (
    <section
      {...rest}
      {...attention}
      className={classNames(styles.carousel, className)}
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={turnByArrow}
    >
      <div className={styles.head}>
        {heading}
        <div className={styles.controls}>
          <span className={styles.count} aria-hidden="true">
            {selected + 1}/{stops}
          </span>
          {autoplay !== undefined && (
            <SignButton
              shape="square"
              tone="paper"
              aria-label={playing ? words.pause : words.play}
              onClick={togglePlay}
            >
              {playing ? <PauseIcon /> : <PlayIcon />}
            </SignButton>
          )}
          <SignButton
            shape="square"
            arrow="back"
            aria-label={words.previous}
            aria-disabled={!canTurnBack}
            onClick={() => turnAndSay('previous')}
          />
          <SignButton
            shape="square"
            arrow="forward"
            aria-label={words.next}
            aria-disabled={!canTurnOn}
            onClick={() => turnAndSay('next')}
          />
        </div>
      </div>
      <div
        ref={viewport}
        className={styles.slides}
        data-per-view={perView}
        role="group"
        aria-label={words.slides}
        tabIndex={0}
        onPointerDown={pause}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
