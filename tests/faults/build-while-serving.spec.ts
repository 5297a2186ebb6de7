import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { run } from '../../scripts/run.ts';
import { startSite } from '../site-server.ts';

test('a build under a running server takes nothing away from its visitors', async () => {
  test.setTimeout(120_000);
  const site = await startSite();
  try {
    const html = await (await fetch(site.url)).text();
    const files = [...html.matchAll(/["' ](\/assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(2);
    const building = run('node', ['build/build.ts']);
    const progress = { isBuilt: false };
    void building.then(() => (progress.isBuilt = true));
    const failures: string[] = [];
    let asked = 0;
    while (!progress.isBuilt) {
      for (const path of [...files, '/favicon.svg', '/forms/embed.js']) {
        const answer = await fetch(site.url + path);
        await answer.arrayBuffer();
        asked += 1;
        if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
      }
      await delay(20);
    }
    expect((await building).code).toBe(0);
    expect(asked).toBeGreaterThan(50);
    expect(failures).toEqual([]);
  } finally {
    await site.stop();
  }
});
