import { Children, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { SignButton } from './sign-button.tsx';
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
  /** Orders the slides at random on each load. */
  shuffle?: boolean;
  /** Shown to the left of the buttons. */
  heading?: ReactNode;
};

/**
 * Shows slides in a row that scrolls and snaps, also without JavaScript; `slide-carousel` turns it by buttons and arrow
 * keys. Every child is one slide.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, perView = 1, loop = false, autoplay, shuffle, heading, className, children, ...rest } = props;
  const slides = Children.toArray(children);
  return (
    <slide-carousel data-loop={loop ? '' : undefined} data-autoplay={autoplay} data-shuffle={shuffle ? '' : undefined}>
      <section
        {...rest}
        className={classNames(styles.carousel, className)}
        aria-roledescription={words.carousel}
        aria-label={label}
      >
        <div className={`cluster gap-4 gap-x-8 bottom ${styles.head}`}>
          {heading}
          <div className={`cluster gap-2 middle ${styles.controls}`} data-print="hide" data-script="needed">
            <span className={styles.count} aria-hidden="true" data-count="">
              1/{slides.length}
            </span>
            {autoplay !== undefined && (
              <SignButton
                className={styles.play}
                shape="square"
                tone="paper"
                aria-label={words.pause}
                data-turn="play"
                data-pause={words.pause}
                data-play={words.play}
                data-state="playing"
              >
                <PauseIcon />
                <PlayIcon />
              </SignButton>
            )}
            <SignButton
              shape="square"
              arrow="back"
              aria-label={words.previous}
              aria-disabled={!loop}
              data-turn="back"
            />
            <SignButton shape="square" arrow="forward" aria-label={words.next} data-turn="on" />
          </div>
        </div>
        <div
          className={`row ${styles.slides}`}
          data-slides=""
          data-per-view={perView}
          role="group"
          aria-label={words.slides}
          tabIndex={0}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              className={`stack ${styles.slide}`}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
        <p className="visually-hidden" role="status" />
      </section>
    </slide-carousel>
  );
}
