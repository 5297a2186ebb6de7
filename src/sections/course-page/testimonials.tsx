import { Carousel } from '../../ui/carousel.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { SampleTag } from '../samples/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';
import styles from './course-page.module.css';

/** A quote of a former student, optionally with a photograph. */
type Testimonial = {
  name: string;
  role: string;
  comment: string;
  photograph?: string | undefined;
  /** Whether the quote is invented; the page then says so. */
  sample: boolean;
};

type TestimonialsProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  testimonials: readonly Testimonial[];
};

/** Time for which a testimonial is shown, in milliseconds. */
const pace = 3000;

/**
 * Quotes of former students in a looping carousel that plays by itself and can be paused. Without testimonials the band
 * is left out.
 */
export function Testimonials({ id, title, intro, testimonials }: TestimonialsProps) {
  const words = useCarouselWords();
  if (testimonials.length === 0) return null;
  return (
    <SectionBand id={id} tone="deep" hold>
      <Carousel
        label={title}
        words={words}
        perView={2}
        loop
        autoplay={pace}
        heading={
          <div className="stack gap-3">
            <h2>{title}</h2>
            <p className="lead">{intro}</p>
            <SectionSample of={testimonials} />
          </div>
        }
      >
        {testimonials.map(({ name, role, comment, photograph, sample }) => (
          <figure key={name} className={`stack gap-6 panel padded high ${styles.testimonial}`}>
            <blockquote>{comment}</blockquote>
            <figcaption className="cluster gap-4 middle">
              <InitialsAvatar name={name} src={photograph} />
              <span>
                <strong className="stack">{name}</strong>
                <span className="note">{role}</span>
              </span>
              {sample && !areAllSamples(testimonials) && <SampleTag />}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </SectionBand>
  );
}
