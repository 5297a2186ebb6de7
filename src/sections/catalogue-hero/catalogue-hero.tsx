import type { PictureContent } from '../../schema/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './catalogue-hero.module.css';

type CatalogueHeroProps = { title: string; lead: string; picture: PictureContent };

/** The hero of the catalogue, with a picture of a flight from the tower to the area centre. */
export function CatalogueHero({ title, lead, picture }: CatalogueHeroProps) {
  return (
    <header className={styles.hero} data-tone="deep">
      <div className={`stack gap-12 middle ${styles.inner} wrap`}>
        <div className={`stack gap-2 ${styles.words}`}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Picture className={styles.plate} {...picture} priority sizes="(width <= 60rem) 90vw, 36rem" />
      </div>
    </header>
  );
}
