import { useState, type ReactNode } from 'react';
import type { OfficePicture } from '../../schema/office-pictures.ts';
import { picturePlaces } from '../../schema/picture-shapes.ts';
import { goTo, type Place, placeIn } from '../address.ts';
import { WhatChanges } from '../content/editor/what-changes.tsx';
import { Button } from '../parts/button.tsx';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { counted, useLanguage, useWords } from '../words/words.ts';
import { newPart, thumbnailOf } from './data.ts';
import { matching, type PictureFilter } from './picture-filter.ts';
import styles from './pictures.module.css';

const here: Place = placeIn('pictures');

/** All pictures as cards, with a search and a filter; unused ones have a dashed edge. */
export function PictureGrid({ pictures }: { pictures: readonly OfficePicture[] }) {
  const t = useWords();
  const [filter, setFilter] = useState<PictureFilter>({ words: '', use: '' });
  const shown = matching(pictures, filter);
  const used = new Set(pictures.flatMap(({ uses }) => uses.map(({ place }) => place)));
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <FieldSheet>
          <FieldCell label={t('pictures.search')}>
            <input
              type="search"
              value={filter.words}
              onChange={({ target }) => setFilter({ ...filter, words: target.value })}
            />
          </FieldCell>
          <ChoiceCell<PictureFilter['use']>
            label={t('pictures.use')}
            value={filter.use}
            choices={[
              ['', t('pictures.all')],
              ['unused', t('pictures.unused')],
              ...picturePlaces.filter((place) => used.has(place)).map((place) => [place, t(`place.${place}`)] as const),
            ]}
            onChoose={(use) => setFilter({ ...filter, use })}
          />
        </FieldSheet>
        <Button tone="main" onClick={() => goTo({ ...here, part: newPart })}>
          {t('pictures.add')}
        </Button>
      </div>
      <WhatChanges file={'pictures.yaml'} />
      <p role="status">{counted(t, 'pictures.count', shown.length)}</p>
      {shown.length === 0 ? (
        <p>{t('pictures.none')}</p>
      ) : (
        <ul className={`grid-12 gap-4 ${styles.grid}`}>
          {shown.map((picture) => (
            <li
              key={picture.id}
              className={`panel ${styles.card}`}
              data-unused={picture.uses.length === 0 || undefined}
            >
              <PictureCard picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PictureCard({ picture }: { picture: OfficePicture }) {
  const t = useWords();
  const { id, uses } = picture;
  return (
    <PlaceLink to={{ ...here, file: id }}>
      <PictureFace picture={picture}>
        {uses.length === 0 ? t('pictures.unused') : counted(t, 'pictures.uses', uses.length)}
      </PictureFace>
    </PlaceLink>
  );
}

/** The inside of a card: the thumbnail of a picture, what is to be seen, and a note. */
export function PictureFace({ picture, children }: { picture: OfficePicture; children: ReactNode }) {
  const language = useLanguage();
  const { width, height, alt } = picture;
  return (
    <>
      <img src={thumbnailOf(picture, 'small')} width={width} height={height} alt="" loading="lazy" decoding="async" />
      <span className={styles.name}>{alt[language]}</span>
      <span className="caption">{children}</span>
    </>
  );
}
