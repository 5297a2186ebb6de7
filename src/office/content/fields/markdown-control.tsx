import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import styles from './field-row.module.css';
import { marked, markdownMarks, type MarkdownMark } from './markdown-marks.ts';

/** The letters that set a mark with Ctrl or Command, as in other editors. */
const letters: Readonly<Record<string, MarkdownMark>> = { b: 'bold', k: 'link' };

type MarkdownControlProps = ComponentProps<'textarea'> & { value: string };

/** A text in Markdown, with buttons above it that set the marks. */
export function MarkdownControl(props: MarkdownControlProps) {
  const t = useWords();
  const field = useRef<HTMLTextAreaElement>(null);

  function set(mark: MarkdownMark): void {
    const area = field.current;
    if (!area) return;
    const selected: [number, number] = [area.selectionStart, area.selectionEnd];
    const { from, to, text, select } = marked(mark, area.value, selected, t('markdown.words'));
    area.focus();
    area.setSelectionRange(from, to);
    // The only way to insert a text that the browser can undo.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, text);
    area.setSelectionRange(...select);
  }

  function press(event: KeyboardEvent): void {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letters[event.key];
    if (!mark) return;
    event.preventDefault();
    set(mark);
  }

  return (
    <>
      <div role="group" className={`cluster gap-2 ${styles.marks}`} aria-label={t('markdown.marks')}>
        {markdownMarks.map((mark) => (
          <Button key={mark} onClick={() => set(mark)}>
            {t(`markdown.${mark}`)}
          </Button>
        ))}
      </div>
      <textarea {...props} ref={field} data-control="markdown" onKeyDown={press} />
    </>
  );
}
