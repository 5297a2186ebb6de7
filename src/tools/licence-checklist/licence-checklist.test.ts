import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { reminderCalendar } from './calendar-file.ts';
import { emptyChecklist, keepChecklist, keptChecklist } from './kept-checklist.ts';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
afterEach(() => stored.clear());

test('ticks and days are stored, and an empty list is deleted', () => {
  vi.stubGlobal('window', { localStorage });
  expect(keptChecklist()).toEqual(emptyChecklist);
  const checklist = { done: ['fee'], dates: { finished: '2026-07-15', level: '4' as const } };
  keepChecklist(checklist);
  expect(keptChecklist()).toEqual(checklist);
  keepChecklist(emptyChecklist);
  expect([...stored.keys()]).toEqual([]);
});

test.each([
  'nonsense',
  'null',
  '[]',
  '{"done":7,"dates":"soon"}',
  '{"done":[1,{}],"dates":{"finished":"2026-02-30","born":"0026-01-01","english":7,"level":"9"}}',
])('nothing is read from %s', (text) => {
  vi.stubGlobal('window', { localStorage });
  stored.set('licence-checklist', text);
  expect(keptChecklist()).toEqual(emptyChecklist);
});

test('the calendar file has whole days with an alarm, in lines that calendars can read', () => {
  const summary = 'Último día para pedir la licencia; antes, reúne «todo», también la tasa 791 y el certificado médico';
  const file = reminderCalendar([{ id: 'apply', day: '2027-02-28', summary, description: 'Uno\nDos, tres' }], {
    host: 'www.example.com',
    day: '2026-11-23',
  });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  const [vevent] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(vevent);
  expect(event.summary).toBe(summary);
  expect(event.description).toBe('Uno\nDos, tres');
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2027-02-28', '2027-03-01']);
  expect(vevent?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-P30D');
});
