import type { ContentGroup, FieldProblem } from '../../../schema/office-content.ts';
import { FieldRow } from '../fields/field-row.tsx';
import styles from './group-part.module.css';
import { ListPart } from './list-part.tsx';
import { pathKey } from './paths.ts';
import type { Sheet } from './slots.ts';

type GroupPartProps = {
  sheet: Sheet;
  group: ContentGroup;
  problems: readonly FieldProblem[];
  level: 2 | 3 | 4;
  /** Without it the group stands under a heading that somebody else draws. */
  hasHeading?: boolean;
};

/** A group: its fields, then its list or the groups inside it. */
export function GroupPart({ sheet, group, problems, level, hasHeading = true }: GroupPartProps) {
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  return (
    <section className={styles.group} data-level={level} aria-label={group.label}>
      {hasHeading && <Heading tabIndex={-1}>{group.label}</Heading>}
      {group.fields.map((field) => (
        <FieldRow key={pathKey(field.path)} sheet={sheet} field={field} problems={problems} />
      ))}
      {group.list ? (
        <ListPart sheet={sheet} list={group.list} items={group.groups} problems={problems} level={below} />
      ) : (
        group.groups.map((inner) => (
          <GroupPart key={inner.id} sheet={sheet} group={inner} problems={problems} level={below} />
        ))
      )}
    </section>
  );
}
