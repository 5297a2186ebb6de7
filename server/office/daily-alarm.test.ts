import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openOfficeApp } from '../../tests/office-app.ts';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { raiseAlarm } from './daily-alarm.ts';

const { emptyFolder } = temporaryFolders('backups');

test('a problem of the machine is mailed to the owners once a day, from eight in Madrid', async () => {
  const office = await openOfficeApp();
  onTestFinished(() => office.close());
  await office.signIn('eva@example.com', 'owner');
  await office.signIn('olga@example.com');
  const folder = emptyFolder();
  const sendMail = vi.fn<NonNullable<typeof office.parts.sendMail>>(async () => 'sent');
  const look = (time: string) =>
    raiseAlarm({ ...office.parts, sendMail, now: () => new Date(time) }, { BACKUP_FOLDER: folder });
  writeFileSync(join(folder, 'enquiries-1.sqlite'), '');
  await look('2026-12-01T12:00:00Z');
  utimesSync(join(folder, 'enquiries-1.sqlite'), new Date('2026-01-01'), new Date('2026-01-01'));
  await look('2026-12-02T06:59:00Z');
  expect(sendMail).not.toHaveBeenCalled();
  sendMail.mockResolvedValueOnce('failed');
  for (const time of ['10:00', '10:01', '10:02']) await look(`2026-12-02T${time}:00Z`);
  expect(sendMail.mock.calls.map(([{ to }]) => to)).toEqual(['eva@example.com', 'eva@example.com']);
  expect(sendMail.mock.calls[0]![0].text).toContain('the newest is of 2026-01-01');
});
