import { expect } from '@playwright/test';
import { test } from '../page-test.ts';
import { startPostgres } from '../postgres.ts';
import { startSite } from '../site-server.ts';

test('with PostgreSQL, a server with an unusable data folder serves pages', async () => {
  const postgres = await startPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url, DATA_DIR: 'package.json' });
  try {
    expect((await fetch(`${site.url}/cursos`)).status).toBe(200);
  } finally {
    await site.stop();
    await postgres.stop();
  }
});
