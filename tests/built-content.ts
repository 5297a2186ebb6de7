import { readContentRecord } from '../server/build-record.ts';

/** The content that the built site shows. Reading `content/` instead would cost each test process some seconds. */
export const { content: builtContent } = await readContentRecord('dist');
