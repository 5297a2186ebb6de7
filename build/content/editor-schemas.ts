import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFiles } from '../../src/schema/site-content.ts';

const folder = 'content/.schemas';

// Writes a JSON Schema for each kind of content, and a list of the files to which each applies, so that code editors
// check content.
await mkdir(folder, { recursive: true });
await mkdir('.vscode', { recursive: true });
const places: Record<string, string> = {};
for (const [name, { path, schema }] of Object.entries(contentFiles)) {
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
  places[`./${file}`] = `content/${path}${path.endsWith('/') ? '*.yaml' : ''}`;
}
await writeFile('.vscode/settings.json', JSON.stringify({ 'yaml.schemas': places }, null, 2));
