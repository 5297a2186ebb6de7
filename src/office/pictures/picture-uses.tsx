import type { PictureUse } from '../../schema/office-pictures.ts';
import { usePreview } from '../content/data/content.ts';
import { PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import styles from './pictures.module.css';

/** The places that show a picture, each with a link to its page in the preview of the unpublished changes. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const t = useWords();
  const preview = usePreview();
  const root = preview.data?.root;
  const lines = [...new Map(uses.map((use) => [`${use.place} ${use.title} ${use.page}`, use])).entries()];
  return (
    <PagePart title={t('picture.uses')}>
      {uses.length === 0 ? (
        <p>{t('picture.usesNone')}</p>
      ) : (
        <ul className={`ruled ${styles.uses}`}>
          {lines.map(([key, { place, title, page }]) => (
            <li className="cluster middle" key={key}>
              <b lang="es">{title}</b>
              <span className="caption">{t(`place.${place}`)}</span>
              {page !== null && root !== undefined && (
                <a href={root + page} target="_blank" rel="noopener" aria-label={`${title}: ${t('picture.see')}`}>
                  {t('picture.see')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {uses.some(({ file }) => file === null) && <p>{t('picture.usesCode')}</p>}
    </PagePart>
  );
}
