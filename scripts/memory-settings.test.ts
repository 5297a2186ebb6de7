import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memorySettings, officeFlags } from './memory-settings.ts';

const { flag, environment } = memorySettings;

test.each([
  ['package.json', /"start": ".*"/],
  ['operations/systemd/centro-atco@.service', /^(?:Environment|ExecStart)=.*$/gm],
  ['operations/container/Containerfile', /^(?:ENV|CMD) .*$/gm],
])('%s starts the server with the settings of memory-settings.ts', (file, starting) => {
  const started = readFileSync(file, 'utf8').match(starting)?.join('\n') ?? '';
  expect(started).toContain(flag);
  for (const [name, value] of Object.entries(environment)) expect(started).toContain(`${name}=${value}`);
});

test.each([
  ['package.json', /"office": ".*"/, ' '],
  ['operations/systemd/centro-atco-office.service', /^ExecStart=.*$/m, ' '],
  ['operations/container/compose.yaml', /command: .*office.*/, ', '],
])('%s starts the office with its memory settings', (file, starting, between) => {
  expect(starting.exec(readFileSync(file, 'utf8'))?.[0]).toContain(officeFlags.join(between));
});
