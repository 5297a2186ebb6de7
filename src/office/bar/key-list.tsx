import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { keysOn, turnKeys, useKeys } from '../parts/use-keys.ts';
import { useWords, type WordKey } from '../words/words.ts';
import styles from './bar.module.css';

const keys = [
  ['/', 'keys.search'],
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['o', 'keys.open'],
  ['e', 'keys.state'],
  ['r', 'keys.answer'],
  ['x', 'keys.pick'],
  ['Esc', 'keys.back'],
  ['?', 'keys.list'],
] as const satisfies readonly (readonly [string, WordKey])[];

type KeyListProps = { isOpen: boolean; open: () => void; close: () => void };

/** The list of shortcut keys, which `?` opens, and the switch that turns them off. */
export function KeyList({ isOpen, open, close }: KeyListProps) {
  const t = useWords();
  const areOn = keysOn.useValue();
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys({ '?': open });
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <Dialog ref={dialog} id="keys" title={t('keys.title')} closeLabel={t('close')} onClose={close}>
      <dl className={`small ${styles.keys}`}>
        {keys.map(([key, word]) => (
          <div className="stack gap-3" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      <label className={`row gap-3 middle small ${styles.switch}`}>
        <input type="checkbox" checked={areOn} onChange={(event) => turnKeys(event.target.checked)} />
        {t('keys.on')}
      </label>
    </Dialog>
  );
}
