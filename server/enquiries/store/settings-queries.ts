import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The part of the store for settings, which every process on the database shares. */
export function settingsQueries(db: Kysely<Tables>) {
  async function readSetting(name: string): Promise<string | null> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  }

  async function writeSetting(name: string, value: string): Promise<void> {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** If several processes call this at once, all get the value that was stored first. */
  async function keepSetting(name: string, make: () => string): Promise<string> {
    const kept = await readSetting(name);
    if (kept !== null) return kept;
    const value = make();
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await readSetting(name)) ?? value;
  }

  return { readSetting, writeSetting, keepSetting };
}
