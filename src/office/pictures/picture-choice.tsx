import { useEffect, useId, useRef, useState } from 'react';
import type { ContentField } from '../../schema/office-content.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { problemWords } from '../data/problem-words.ts';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { Note } from '../parts/note.tsx';
import { counted, useWords } from '../words/words.ts';
import { nameOf, thumbnailOf, usePictures } from './data.ts';
import { matching } from './picture-filter.ts';
import { PictureFace } from './picture-grid.tsx';
import gridStyles from './pictures.module.css';

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
    <div className={`cluster gap-3 middle ${gridStyles.chosen}`}>
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

/** All pictures with their names, found by words. The dialog is open for as long as it is rendered. */
function PictureDialog({ value, onChoose, onClose }: PictureDialogProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const { data, error } = usePictures();
  const shown = matching(data ?? [], { words, use: '' });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Dialog
      ref={dialog}
      id={id}
      title={t('picture.choose')}
      closeLabel={t('close')}
      onClose={onClose}
      className={gridStyles.dialog}
    >
      <FieldSheet>
        <FieldCell label={t('pictures.search')}>
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </FieldCell>
      </FieldSheet>
      {error && <Note tone="error">{problemWords(error, t)}</Note>}
      <p role="status" className="caption">
        {data ? counted(t, 'pictures.count', shown.length) : t('waiting')}
      </p>
      <ul className={`grid-12 gap-4 small ${gridStyles.pictures}`}>
        {shown.map((picture) => (
          <li key={picture.id} className={`panel ${gridStyles.card}`}>
            <button
              type="button"
              aria-pressed={picture.id === value}
              onClick={() => {
                // The dialog closes first, so that the focus has returned before the choice changes the screen.
                dialog.current?.close();
                onChoose(picture.id);
              }}
            >
              <PictureFace picture={picture}>{nameOf(picture.id)}</PictureFace>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
