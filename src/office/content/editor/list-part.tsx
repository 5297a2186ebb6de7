import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ContentChange, ContentGroup, ContentList, FieldProblem } from '../../../schema/office-content.ts';
import { announce } from '../../data/announce.ts';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { counted, useLanguage, useWords } from '../../words/words.ts';
import { reshapeList } from './file-editor.ts';
import styles from './editor.module.css';
import { itemText } from './item-text.ts';
import { ListItem } from './list-item.tsx';
import { pathKey } from './paths.ts';
import type { Sheet } from './slots.ts';

type ListPartProps = {
  sheet: Sheet;
  list: ContentList;
  items: readonly ContentGroup[];
  problems: readonly FieldProblem[];
  /** Renders the fields of an item. */
  children: (item: ContentGroup) => ReactNode;
};

/** The item to focus once it is rendered: its first control, or its heading. */
type Wanted = { at: number; what: 'field' | 'head'; length: number };

/** A list: its items with buttons to move, copy and remove them, and a button that adds one. */
export function ListPart({ sheet, list, items, problems, children }: ListPartProps) {
  const t = useWords();
  const language = useLanguage();
  const part = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted | null>(null);
  const [isBusy, setBusy] = useState(false);
  const mayRemove = list.length > list.least;
  const mayAdd = list.most === undefined || list.length < list.most;

  // Runs once the list has its new items.
  useEffect(() => {
    if (wanted.current?.length !== items.length || isBusy) return;
    const { at, what } = wanted.current;
    wanted.current = null;
    const item = part.current?.querySelector<HTMLElement>(`:scope > ol > [data-item="${at}"]`);
    const fold = item?.querySelector('details');
    if (fold && what === 'field') fold.open = true;
    const place = item?.querySelector<HTMLElement>(
      what === 'field' ? 'input, select, textarea, summary' : '[data-head]',
    );
    (place ?? part.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [isBusy, items.length]);

  async function reshape(change: ContentChange, said: string, then: Wanted): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const [first, ...others] = sheet.views.map(({ file }) => file);
    if (first !== undefined && (await reshapeList([first, ...others], change))) {
      announce(said);
      wanted.current = then;
    }
    setBusy(false);
  }

  function add(): void {
    const at = list.length;
    void reshape({ kind: 'insert', path: list.path, at }, t('item.added'), { at, what: 'field', length: at + 1 });
  }

  function copy(like: number): void {
    const change = { kind: 'insert', path: list.path, at: like + 1, like } as const;
    void reshape(change, t('item.copied', { place: like + 2 }), {
      at: like + 1,
      what: 'field',
      length: list.length + 1,
    });
  }

  function move(from: number, to: number): void {
    const change = { kind: 'move', path: list.path, from, to } as const;
    void reshape(change, t('item.moved', { place: to + 1 }), { at: to, what: 'head', length: list.length });
  }

  function remove(at: number): void {
    const change = { kind: 'remove', path: list.path, at } as const;
    void reshape(change, t('item.removed'), { at: Math.max(0, at - 1), what: 'head', length: list.length - 1 });
  }

  return (
    <div ref={part} className={`stack gap-3 ${styles.list}`} aria-busy={isBusy}>
      <p className="caption">{counted(t, 'item.items', list.length)}</p>
      {problems
        .filter(({ path }) => path && pathKey(path) === pathKey(list.path))
        .map(({ message }) => (
          <Note key={message.en} tone="error">
            {message[language]}
          </Note>
        ))}
      <ol>
        {items.map((item, index) => (
          <ListItem
            key={item.id}
            item={item}
            index={index}
            name={itemText(item, language) || item.label}
            isFolded={items.length > 1}
            tools={{
              ...(index > 0 && { up: () => move(index, index - 1) }),
              ...(index < items.length - 1 && { down: () => move(index, index + 1) }),
              ...(mayAdd && { copy: () => copy(index) }),
              ...(mayRemove && { remove: () => remove(index) }),
            }}
          >
            {children}
          </ListItem>
        ))}
      </ol>
      <p>
        <Button data-add disabled={!mayAdd} onClick={add}>
          {t('item.add')}
        </Button>
      </p>
    </div>
  );
}
