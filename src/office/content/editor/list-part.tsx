import { useEffect, useRef, useState } from 'react';
import type { ContentChange, ContentGroup, ContentList, FieldProblem } from '../../../schema/office-content.ts';
import { announce } from '../../data/announce.ts';
import { Button } from '../../parts/button.tsx';
import { counted, useWords } from '../../words/words.ts';
import { editorOf } from './file-editor.ts';
import styles from './group-part.module.css';
import { GroupPart } from './group-part.tsx';
import { itemText } from './item-text.ts';
import type { Sheet } from './slots.ts';

type ListPartProps = {
  sheet: Sheet;
  list: ContentList;
  items: readonly ContentGroup[];
  problems: readonly FieldProblem[];
  level: 3 | 4;
};

/** Longer lists are folded: each item opens by itself. */
const fewItems = 3;

/** A list: its items, each with the buttons that move it and take it out, and one that adds another. */
export function ListPart({ sheet, list, items, problems, level }: ListPartProps) {
  const t = useWords();
  const part = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  /** The item whose first control gets the focus once it is there, and how. */
  const [wanted, setWanted] = useState<{ at: number; what: 'field' | 'head' } | null>(null);
  const mayRemove = list.length > list.least;
  const mayAdd = list.most === undefined || list.length < list.most;

  useEffect(() => {
    if (wanted === null) return;
    const item = part.current?.querySelector(`[data-item="${wanted.at}"]`);
    const fold = item?.querySelector('details');
    if (fold && wanted.what === 'field') fold.open = true;
    const control = item?.querySelector<HTMLElement>(
      wanted.what === 'field' ? 'input, select, textarea' : 'summary, h3, h4',
    );
    (control ?? part.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    setWanted(null);
  }, [wanted]);

  async function reshape(change: ContentChange, said: string, at: number, what: 'field' | 'head'): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    // A document with a file in each language has the same list in both.
    const files = sheet.views.map(({ file }) => file);
    const done = await Promise.all(files.map((file) => editorOf(file).reshape(change)));
    setBusy(false);
    if (!done.every(Boolean)) return;
    announce(said);
    setWanted({ at, what });
  }

  function add(): void {
    const at = list.length;
    const like = at > 0 ? { like: at - 1 } : {};
    void reshape({ kind: 'insert', path: list.path, at, ...like }, t('list.added'), at, 'field');
  }

  function move(from: number, to: number): void {
    void reshape({ kind: 'move', path: list.path, from, to }, t('list.moved', { place: to + 1 }), to, 'head');
  }

  function remove(at: number): void {
    void reshape({ kind: 'remove', path: list.path, at }, t('list.removed'), Math.max(0, at - 1), 'head');
  }

  const Heading = `h${level}` as const;
  return (
    <div ref={part} className={styles.list} aria-busy={isBusy}>
      <p className={styles.count}>{counted(t, 'list.items', list.length)}</p>
      <ol>
        {items.map((item, index) => {
          const text = itemText(item);
          const name = text === '' ? item.label : text;
          const tools = (
            <p className={styles.tools}>
              <Button disabled={index === 0} aria-label={t('list.up', { name })} onClick={() => move(index, index - 1)}>
                ↑
              </Button>
              <Button
                disabled={index === items.length - 1}
                aria-label={t('list.down', { name })}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button disabled={!mayRemove} aria-label={t('list.removeOne', { name })} onClick={() => remove(index)}>
                {t('list.remove')}
              </Button>
            </p>
          );
          const fields = (
            <GroupPart sheet={sheet} group={item} problems={problems} level={4} hasHeading={false} />
          );
          return (
            <li key={item.id} data-item={index}>
              {items.length > fewItems ? (
                <details className={styles.fold}>
                  <summary>
                    <span>{index + 1}</span> {name}
                  </summary>
                  <div className={styles.open}>
                    {fields}
                    {tools}
                  </div>
                </details>
              ) : (
                <div className={styles.open}>
                  <Heading tabIndex={-1}>{name}</Heading>
                  {fields}
                  {tools}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        <Button data-add disabled={!mayAdd} onClick={add}>
          {t('list.add')}
        </Button>
      </p>
    </div>
  );
}
