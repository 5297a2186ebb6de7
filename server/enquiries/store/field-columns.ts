import type { Kysely } from 'kysely';
import type { FieldName } from '../../../src/schema/fields/field-names.ts';
import type { Field } from '../../../src/schema/fields/field.ts';

/** The fields whose columns the first migration made. Fields that came later get a step of their own. */
const inFirstLayout: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'organisation',
  'role',
  'message',
  'course',
  'campus',
  'privacy',
  'marketing',
] satisfies FieldName[]);

/**
 * A migration for each field that the first layout did not have, by its name: `field-licence`. Its columns are empty in
 * the enquiries that are there already. A removed field keeps its columns, with their values.
 */
export function fieldMigrations(
  fields: Readonly<Record<string, Pick<Field, 'type'>>>,
): Record<string, (db: Kysely<unknown>) => Promise<void>> {
  const added = Object.entries(fields).filter(([name]) => !inFirstLayout.has(name));
  return Object.fromEntries(
    added.map(([name, { type }]) => [
      `field-${name}`,
      async (db: Kysely<unknown>) => {
        const columns = type === 'consent' ? [`${name}_text_version`, `${name}_at`] : [name];
        for (const column of columns) await db.schema.alterTable('enquiries').addColumn(column, 'text').execute();
      },
    ]),
  );
}
