import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import styles from './parts.module.css';

export type Choice = { value: string; label: string };

type ChoiceDialogProps = {
  title: string;
  choices: readonly Choice[];
  /** The choice that has the focus first, so that Enter selects it. */
  likely?: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
  /** A field or a note above the choices. */
  children?: ReactNode;
};

/** Asks for one of a few choices; it is open for as long as it is rendered. */
export function ChoiceDialog({ title, choices, likely, onChoose, onClose, children }: ChoiceDialogProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-likely]')?.focus();
  }, []);
  return (
    <Dialog ref={dialog} id={id} title={title} closeLabel={t('close')} onClose={onClose} className={styles.dialog}>
      {children}
      <ul className={`stack gap-2 ${styles.choices}`}>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <Button
              data-likely={value === likely || undefined}
              onClick={() => {
                // The dialog closes first, so that the focus has returned before the choice changes the screen.
                dialog.current?.close();
                onChoose(value);
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
