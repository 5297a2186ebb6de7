import { useEffect, useId, useRef, useState } from 'react';
import type { ContentField } from '../../schema/office-content.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { counted, useWords } from '../words/words.ts';
import { nameOf, thumbnailOf, usePictures } from './data.ts';
import { matching } from './picture-filter.ts';
import { PictureFace } from './picture-grid.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import styles from './pictures.module.css';

type PictureChoiceProps = {
  field: Pick<ContentField, 'label' | 'optional'>;
  /** The id of the chosen picture; empty for none. */
  value: string;
  onChoose: (id: string) => void;
  attributes: Pick<ButtonProps, 'id' | 'aria-describedby'>;
};

/** The chosen picture of a field, as a button that opens all pictures to choose from. */
export function PictureChoice({ field, value, onChoose, attributes }: PictureChoiceProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = usePictures().data?.find((picture) => picture.id === value);
  return (
    <div className={`cluster gap-3 middle ${styles.chosen}`}>
      {chosen && <img src={thumbnailOf(chosen, 'small')} width={chosen.width} height={chosen.height} alt="" />}
      <span id={id}>{value === '' ? t('picture.noneChosen') : nameOf(value)}</span>
      <Button
        id={attributes.id}
        aria-haspopup="dialog"
        aria-label={`${t('picture.choose')}: ${field.label}`}
        aria-describedby={`${id} ${attributes['aria-describedby'] ?? ''}`}
        onClick={() => setOpen(true)}
      >
        {t('picture.choose')}
      </Button>
      {field.optional && value !== '' && (
        <Button tone="word" onClick={() => onChoose('')}>
          {t('picture.withoutOne')}
        </Button>
      )}
      {isOpen && <PictureDialog value={value} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}

type PictureDialogProps = Pick<PictureChoiceProps, 'value' | 'onChoose'> & { onClose: () => void };

/** All pictures with their names, found by words, or the form for a new one. Open for as long as it is rendered. */
function PictureDialog({ value, onChoose, onClose }: PictureDialogProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [isNew, setNew] = useState(false);
  const { data, error } = usePictures();
  const shown = matching(data ?? [], { words, use: '' });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    if (!isNew) dialog.current?.querySelector('input')?.focus();
  }, [isNew]);

  function choose(picture: string): void {
    // The dialog closes first, so that the focus has returned before the choice changes the screen.
    dialog.current?.close();
    onChoose(picture);
  }

  return (
    <Dialog
      ref={dialog}
      id={id}
      title={t(isNew ? 'picture.new' : 'picture.choose')}
      // A press outside must not lose the texts of a new picture.
      closedby={isNew ? 'closerequest' : 'any'}
      closeLabel={t('close')}
      onClose={onClose}
      className={styles.dialog}
    >
      {isNew ? (
        <PictureSheet picture={null} leave={(added) => (added === undefined ? setNew(false) : choose(added))} />
      ) : (
        <>
          <FieldSheet>
            <FieldCell label={t('pictures.search')}>
              <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
            </FieldCell>
          </FieldSheet>
          <p>
            <Button onClick={() => setNew(true)}>{t('pictures.add')}</Button>
          </p>
          <ErrorNote of={error} />
          <p role="status" className="caption">
            {data ? counted(t, 'pictures.count', shown.length) : t('waiting')}
          </p>
          <ul className={`grid-12 gap-4 small ${styles.pictures}`}>
            {shown.map((picture) => (
              <li key={picture.id} className={`panel ${styles.card}`}>
                <button type="button" aria-pressed={picture.id === value} onClick={() => choose(picture.id)}>
                  <PictureFace picture={picture}>{nameOf(picture.id)}</PictureFace>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
