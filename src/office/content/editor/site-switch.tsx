import { Button } from '../../parts/button.tsx';
import type { ContentField } from '../../../schema/office-content.ts';
import { useWords } from '../../words/words.ts';
import { editorOf, useEditing } from './file-editor.ts';
import { allFields, pathKey } from './paths.ts';
import styles from './editor.module.css';
import type { Sheet } from './slots.ts';

const switches = { shown: false, draft: true } as const;

/** Whether a field hides a course or an article. Such a field is shown as a switch above the groups. */
export function isSwitch({ path }: ContentField): boolean {
  return path.length === 1 && String(path[0]) in switches;
}

/** Shows whether a course or an article is on the site, and hides or shows it with the next publication. */
export function SiteSwitch({ sheet }: { sheet: Sheet }) {
  const t = useWords();
  const [view] = sheet.views;
  const editing = useEditing(view?.file ?? '');
  const field = allFields(view?.groups ?? []).find(isSwitch);
  if (!field) return null;
  const name = String(field.path[0]) as keyof typeof switches;
  const typed = editing.typed.get(pathKey(field.path));
  const isOff = (typed ? typed.value : field.value) === switches[name];
  // Unpublished changes are named as such.
  const said = isOff === !view?.isOnSite ? (`switch.${name}` as const) : 'switch.later';

  function turn(): void {
    for (const { file } of sheet.views) {
      editorOf(file).write(field!.path, isOff ? null : switches[name]);
      void editorOf(file).flush();
    }
  }

  return (
    <div className={`cluster gap-2 gap-x-4 middle apart small panel ${styles.switch}`} data-off={isOff || undefined}>
      <p>
        <strong>{t(isOff ? `${said}.off` : `${said}.on`)}</strong> {t(isOff ? `${said}.offHelp` : `${said}.onHelp`)}
      </p>
      <Button onClick={turn}>{t(isOff ? `switch.${name}.putBack` : `switch.${name}.takeOff`)}</Button>
    </div>
  );
}
