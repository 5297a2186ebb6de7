import { lazy, Suspense, useState } from 'react';
import type { OfficePicture, PictureCut, UploadedPicture } from '../../schema/office-pictures.ts';
import { leastWidth } from '../../schema/picture-shapes.ts';
import { announce } from '../data/announce.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { PagePart } from '../parts/page.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { thumbnailOf, useKeepPicture, useRemovePicture } from './data.ts';
import { PictureFile } from './picture-file.tsx';
import styles from './pictures.module.css';
import { PictureUses } from './picture-uses.tsx';
import { emptyWords, PictureWordCells, sentWords, wordsOf, type TypedWords } from './picture-words.tsx';

const CropPart = lazy(async () => ({ default: (await import('./crop-part.tsx')).CropPart }));

/** The texts in the form, and those of the present picture while another file may replace it. */
type Texts = { words: TypedWords; old: TypedWords | null };

type PictureSheetProps = {
  picture: OfficePicture | null;
  /** Returns to the pictures, with the id of a new one that was just saved. */
  leave: (added?: string) => void;
};

/** The form for a picture: the places that show it, its texts, and its file. A new picture has the same form. */
export function PictureSheet({ picture, leave }: PictureSheetProps) {
  const t = useWords();
  const language = useLanguage();
  const [{ words, old }, setTexts] = useState<Texts>({ words: picture ? wordsOf(picture) : emptyWords, old: null });
  const [name, setName] = useState('');
  const [taken, setTaken] = useState<UploadedPicture | null>(null);
  const [cut, setCut] = useState<PictureCut | null>(null);
  const [said, setSaid] = useState(false);
  const keeping = useKeepPicture();
  const removing = useRemovePicture();

  function take(upload: UploadedPicture): void {
    setTaken(upload);
    setCut(null);
    if (picture === null) return;
    // The texts describe the old picture and would be wrong for the new one.
    setTexts((now) => ({
      words: { ...emptyWords, ...(picture.kind === 'photo' && { credit: now.words.credit }) },
      old: now.old ?? now.words,
    }));
  }

  function leaveFile(): void {
    setTaken(null);
    setTexts({ words: old ?? words, old: null });
  }

  function keep(): void {
    if (keeping.isPending || removing.isPending) return;
    const file = taken && cut ? { upload: taken.upload, cut } : null;
    const saved = () => {
      setTaken(null);
      setTexts((now) => ({ ...now, old: null }));
      setSaid(true);
      announce(t('picture.kept'));
    };
    if (picture) keeping.mutate({ id: picture.id, words: sentWords(words), file }, { onSuccess: saved });
    else if (file) {
      keeping.mutate(
        { id: null, name: name.trim(), words: sentWords(words), file },
        {
          onSuccess: ({ id }) => {
            announce(t('picture.kept'));
            leave(id);
          },
        },
      );
    }
  }

  const removed = () => {
    announce(t('picture.removed'));
    leave();
  };
  const isSmall = taken !== null && cut !== null && cut.width * taken.width < leastWidth;
  const isReady = (taken === null ? picture !== null : cut !== null) && !isSmall;
  const isSending = keeping.isPending || removing.isPending;
  const error = keeping.error ?? removing.error;
  return (
    <form
      className={styles.sheet}
      aria-label={picture?.alt[language] ?? t('picture.new')}
      onChange={() => setSaid(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setSaid(!isReady);
        if (isReady && !isSending) keep();
      }}
    >
      <p>
        <Button tone="word" onClick={() => leave()}>
          {t('picture.back')}
        </Button>
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {picture && taken === null && (
            <figure className={`stack gap-2 ${styles.picture}`}>
              <img
                src={thumbnailOf(picture, 'large')}
                width={picture.width}
                height={picture.height}
                alt={picture.alt[language]}
              />
              <figcaption className="caption">
                {t('picture.size', { width: picture.width, height: picture.height })}
              </figcaption>
            </figure>
          )}
          <PictureFile isFirst={picture === null} taken={taken} onTaken={take} onLeave={leaveFile} />
          {taken && (
            <Suspense fallback={<p role="status">{t('waiting')}</p>}>
              <CropPart
                key={taken.upload}
                taken={taken}
                places={picture?.uses.map(({ place }) => place) ?? []}
                focus={words.focus}
                onCut={setCut}
              />
            </Suspense>
          )}
        </div>
        <div className={styles.column}>
          {picture && <PictureUses uses={picture.uses} />}
          <PagePart title={t('picture.words')}>
            <PictureWordCells
              words={words}
              onWrite={(next) => setTexts({ words: next, old })}
              {...(picture === null && { name: { value: name, onWrite: setName } })}
            />
          </PagePart>
          <ErrorNote of={error} />
          {said && !error && isReady && <Note tone="success">{t('picture.kept')}</Note>}
          {said && !isReady && <Note tone="error">{t(isSmall ? 'problem.picture-too-small' : 'picture.noFile')}</Note>}
          <p className="cluster gap-3">
            <Button type="submit" tone="main" aria-disabled={!isReady || isSending}>
              {t('picture.keep')}
            </Button>
            {picture?.uses.length === 0 && taken === null && (
              <Button
                aria-disabled={isSending}
                onClick={() => !isSending && removing.mutate(picture.id, { onSuccess: removed })}
              >
                {t('picture.remove')}
              </Button>
            )}
          </p>
        </div>
      </div>
    </form>
  );
}
