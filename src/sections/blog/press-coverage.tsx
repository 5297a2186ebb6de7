import { ArticleDate } from '../../features/blog/article-date.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';
import styles from './blog.module.css';

/** A press article about the centre: on another site, or a document on this one. */
export type PressPiece = {
  id: string;
  kind: 'external' | 'pdf';
  title: string;
  source: string;
  date: string;
  url: string;
  /** The medium's logo; without one, its name is shown. */
  logo?: PictureContent;
  /** Whether the publication is invented; the page then says so. */
  sample: boolean;
};

/** Press articles about the centre, as strips. Without articles the band is left out. */
export function PressCoverage({ pieces }: { pieces: readonly PressPiece[] }) {
  const t = useWords();
  if (pieces.length === 0) return null;
  return (
    <SectionBand tone="land" title={t('blog.press')} lead={t('blog.pressLead')} leadPlace="beside">
      <SectionSample of={pieces} />
      <ul className={`rows ${styles.pieces}`}>
        {pieces.map(({ id, kind, title, source, date, url, logo, sample }) => (
          <li className="stack gap-2 gap-x-8 middle covered" key={id}>
            <p className="small">
              <ArticleDate date={date} /> {sample && !areAllSamples(pieces) && <SampleTag />}
            </p>
            <div className="stack gap-2">
              <h3>{title}</h3>
              {logo ? (
                <Picture className={styles.logo} {...logo} alt={source} caption={undefined} sizes="8rem" />
              ) : (
                <p className="note">{source}</p>
              )}
            </div>
            <OutsideAnchor className="row gap-3 middle strong plain cover" href={url} hint={t('nav.newTab')}>
              {kind === 'pdf' && <SignTag>PDF</SignTag>}
              <span className="link">{t(kind === 'pdf' ? 'blog.viewPdf' : 'blog.viewPiece')}</span>
              <span className="visually-hidden">: {title}</span>
            </OutsideAnchor>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
