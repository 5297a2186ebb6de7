import type { PictureContent } from '../../schema/picture.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import styles from './campus.module.css';

type CampusGalleryProps = {
  title: string;
  /** Note that the pictures are drawings and not the centre's rooms. */
  note: string;
  slides: readonly { picture: PictureContent; caption: string }[];
};

/** A carousel of pictures of a campus, one at a time, without a loop. */
export function CampusGallery({ title, note, slides }: CampusGalleryProps) {
  const words = useCarouselWords();
  return (
    <SectionBand tone="deep" className={styles.gallery}>
      <Carousel
        className={styles.carousel}
        label={title}
        words={words}
        heading={
          <div className="stack gap-2">
            <h2 className="subhead">{title}</h2>
            <p className="note measure">{note}</p>
          </div>
        }
      >
        {slides.map(({ picture, caption }, index) => (
          <Picture
            key={picture.src}
            className={styles.slide}
            {...picture}
            caption={
              // The build links terms to the glossary only in an element with a single text. Without a credit, the
              // caption is such a text.
              picture.caption ? (
                <>
                  {caption}
                  <span className="stack caption">{picture.caption}</span>
                </>
              ) : (
                caption
              )
            }
            priority={index === 0}
            sizes="(width <= 80rem) 92vw, 80rem"
          />
        ))}
      </Carousel>
    </SectionBand>
  );
}
