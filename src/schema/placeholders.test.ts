import { expect, test } from 'vitest';
import { centrePathsIn, fillCentre } from './placeholders.ts';

const centre = { name: 'Torre', phone: { display: '+34 900 000 000' }, legal: { retentionMonths: 12 } };

test('fills in texts and numbers of the centre, at any depth', () => {
  const text = '{centre.name}: {centre.phone.display}, {centre.legal.retentionMonths} meses';
  expect(fillCentre(text, centre)).toBe('Torre: +34 900 000 000, 12 meses');
});

test('leaves other braces alone', () => {
  expect(fillCentre('{{cookie-table}} {policy} {count}', centre)).toBe('{{cookie-table}} {policy} {count}');
});

test.each(['{centre.fax}', '{centre.phone}', '{centre.name.length}', '{centre.constructor.name}'])(
  'refuses %s, a path without a text',
  (text) => {
    expect(() => fillCentre(text, centre)).toThrow('There is no value for');
  },
);

test('lists each path once', () => {
  expect(centrePathsIn('{centre.name} {centre.phone.display} {centre.name}')).toEqual(['name', 'phone.display']);
});
