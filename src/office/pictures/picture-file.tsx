import { useRef, useState, type DragEvent } from 'react';
import type { UploadedPicture } from '../../schema/office-pictures.ts';
import { announce } from '../data/announce.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { sendPicture } from './data.ts';
import styles from './pictures.module.css';

type PictureFileProps = {
  isFirst: boolean;
  taken: UploadedPicture | null;
  onTaken: (taken: UploadedPicture) => void;
  /** Returns to the current picture. */
  onLeave: () => void;
};

/** Uploads a file from a button or by drag and drop, and shows why a file is refused. */
export function PictureFile({ isFirst, taken, onTaken, onLeave }: PictureFileProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file || sent !== null) return;
    setError(null);
    setSent(0);
    try {
      const picture = await sendPicture(file, setSent);
      announce(t('file.ready', { width: picture.width, height: picture.height }));
      onTaken(picture);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setSent(null);
    }
  }

  function over(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  return (
    <PagePart title={t(isFirst ? 'file.first' : 'file.change')}>
      <div
        className={`stack gap-2 leading ${styles.drop}`}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Button aria-disabled={sent !== null} onClick={() => input.current?.click()}>
          {t(taken ? 'file.another' : 'file.choose')}
        </Button>
        {/* Lists the accepted types, so that phones convert their own format to JPEG. */}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('file.choose')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {sent === null ? (
          <p>{t('file.drop')}</p>
        ) : (
          <>
            <progress max={1} {...(sent < 1 && { value: sent })} aria-label={t('file.reading')} />
            <p>{sent < 1 ? t('file.sending', { percent: Math.floor(sent * 100) }) : t('file.reading')}</p>
          </>
        )}
        {!isFirst && <p>{t('file.old')}</p>}
        {!isFirst && taken && (
          <Button tone="word" onClick={onLeave}>
            {t('file.leave')}
          </Button>
        )}
      </div>
      <ErrorNote of={error} />
    </PagePart>
  );
}
