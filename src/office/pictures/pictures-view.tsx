import { goTo, usePlace, placeIn } from '../address.ts';
import { Page } from '../parts/page.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { newPart, usePictures } from './data.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PictureSheet } from './picture-sheet.tsx';

/** The list of pictures, the open picture, or the form for a new one. */
export function PicturesView() {
  const t = useWords();
  const language = useLanguage();
  const place = usePlace();
  const pictures = usePictures();
  const isNew = place.part === newPart;
  const open = pictures.data?.find(({ id }) => id === place.file) ?? null;
  const leave = () => goTo(placeIn('pictures'));
  const title = isNew ? t('picture.new') : (open?.alt[language] ?? t('view.pictures'));
  return (
    <Page title={title} screen={place.file ?? place.part ?? ''} query={pictures}>
      {(all) =>
        isNew || open ? (
          <PictureSheet key={open?.id ?? ''} picture={open} leave={leave} />
        ) : (
          <PictureGrid pictures={all} />
        )
      }
    </Page>
  );
}
