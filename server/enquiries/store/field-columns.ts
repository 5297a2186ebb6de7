import type { Kysely } from 'kysely';
import type { FieldName } from '../../../src/schema/fields/field-names.ts';
import type { Field } from '../../../src/schema/fields/field.ts';

/** The fields whose columns the first migration created. Each later field has a migration of its own. */
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
 * A migration for each field added since the first layout, named `field-<name>`. Its columns are empty for earlier
 * enquiries. A removed field keeps its columns and their values.
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
