import type { ContentGroup, FieldProblem } from '../../../schema/office-content.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EditionList } from '../editions/edition-list.tsx';
import { FieldRow } from '../fields/field-row.tsx';
import styles from './editor.module.css';
import { ListPart } from './list-part.tsx';
import { pathKey } from './paths.ts';
import { isSwitch } from './site-switch.tsx';
import type { Sheet } from './slots.ts';

type GroupPartProps = {
  sheet: Sheet;
  group: ContentGroup;
  problems: readonly FieldProblem[];
  level: 2 | 3 | 4;
  /** Whether the group renders its own heading. */
  hasHeading?: boolean;
};

/** A group: its fields, then its list or the groups inside it. */
export function GroupPart({ sheet, group, problems, level, hasHeading = true }: GroupPartProps) {
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  const fields = group.fields.filter((field) => !isSwitch(field));
  // Editions of a course can be announced, moved and cancelled; other lists are plain.
  const Items = group.id === 'editions' ? EditionList : ListPart;
  const hasLanguages = group.groups.length === 2 && group.groups.every(({ id }) => /\.(es|en)$/.test(id));
  return (
    <section className={`stack gap-4 ${styles.group}`} data-level={level} aria-label={group.label}>
      {hasHeading && <Heading tabIndex={-1}>{group.label}</Heading>}
      {fields.length > 0 && (
        <div className={`grid-12 gap-3 top ${styles.fields}`}>
          {fields.map((field) => (
            <FieldRow key={`${pathKey(field.path)}:${field.label}`} sheet={sheet} field={field} problems={problems} />
          ))}
        </div>
      )}
      {group.list ? (
        <Items sheet={sheet} list={group.list} items={group.groups} problems={problems}>
          {(item) => <GroupPart sheet={sheet} group={item} problems={problems} level={4} hasHeading={false} />}
        </Items>
      ) : (
        group.groups.length > 0 && (
          <div className={classNames('stack gap-5', styles.inner, hasLanguages && styles.languages)}>
            {group.groups.map((inner) => (
              <GroupPart key={inner.id} sheet={sheet} group={inner} problems={problems} level={below} />
            ))}
          </div>
        )
      )}
    </section>
  );
}
