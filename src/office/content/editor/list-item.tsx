import { useState, type ReactNode } from 'react';
import { usePlace } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import type { ContentGroup } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import styles from './editor.module.css';

type ListItemProps = {
  item: ContentGroup;
  index: number;
  name: string;
  isFolded: boolean;
  /** The actions on the item. */
  tools: { up?: () => void; down?: () => void; copy?: () => void; remove?: () => void };
  children: (item: ContentGroup) => ReactNode;
};

/** An item of a list with its buttons: a plain value, or fields. Fields in `details` are rendered only while open. */
export function ListItem({ item, index, name, isFolded, tools, children }: ListItemProps) {
  const isLedTo = `${usePlace().field ?? ''}.`.startsWith(`${item.id}.`);
  const [isOpen, setOpen] = useState(isLedTo);
  const [wasLedTo, setWasLedTo] = useState(isLedTo);
  if (wasLedTo !== isLedTo) {
    setWasLedTo(isLedTo);
    if (isLedTo) setOpen(true);
  }
  const isPlain = item.fields.length === 1 && item.groups.length === 0;
  if (isPlain || !isFolded) {
    return (
      <li data-item={index} className={isPlain ? `stack gap-2 middle ${styles.plain}` : styles.open}>
        {children(item)}
        <Tools name={name} tools={tools} isPlain={isPlain} />
      </li>
    );
  }
  return (
    <li data-item={index}>
      <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="small strong" data-head>
          <span className="quiet data">{index + 1}</span> {name}
        </summary>
        {isOpen && (
          <div className={styles.open}>
            {children(item)}
            <Tools name={name} tools={tools} />
          </div>
        )}
      </details>
    </li>
  );
}

type ToolsProps = Pick<ListItemProps, 'name' | 'tools'> & { isPlain?: boolean };

/** The buttons of an item. A plain value has no copy button: typing it is quicker. */
function Tools({ name, tools: { up, down, copy, remove }, isPlain = false }: ToolsProps) {
  const t = useWords();
  return (
    <p className={styles.tools}>
      <Button data-head disabled={!up} aria-label={t('item.up', { name })} onClick={up}>
        ↑
      </Button>
      <Button disabled={!down} aria-label={t('item.down', { name })} onClick={down}>
        ↓
      </Button>
      {!isPlain && (
        <Button disabled={!copy} aria-label={t('item.copyOne', { name })} onClick={copy}>
          {t('item.copy')}
        </Button>
      )}
      <Button disabled={!remove} aria-label={t('item.removeOne', { name })} onClick={remove}>
        {t('item.remove')}
      </Button>
    </p>
  );
}
