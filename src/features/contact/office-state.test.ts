import { describe, expect, it } from 'vitest';
import { officeState, type OfficeHours, type OfficeState, type Weekday } from './office-state.ts';

const office: OfficeHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'Europe/Madrid',
};

const open: OfficeState = { kind: 'open' };
const today: OfficeState = { kind: 'opensToday' };
const later = (day: Weekday): OfficeState => ({ kind: 'opensLater', day });

describe('officeState', () => {
  it.each([
    ['a Monday in winter, before opening', '2025-01-13T07:59:59Z', today],
    ['at the minute of opening', '2025-01-13T08:00:00Z', open],
    ['at noon', '2025-01-13T11:00:00Z', open],
    ['in the last minute', '2025-01-13T16:59:59Z', open],
    ['at the minute of closing', '2025-01-13T17:00:00Z', later('tuesday')],
    ['just before midnight', '2025-01-13T22:59:00Z', later('tuesday')],
    ['at midnight in Madrid, still Monday in UTC', '2025-01-13T23:00:00Z', today],
    ['a Friday after closing', '2025-01-17T17:30:00Z', later('monday')],
    ['a Saturday at office hours', '2025-01-18T10:00:00Z', later('monday')],
    ['a Sunday at office hours', '2025-01-19T10:00:00Z', later('monday')],
    ['a Sunday in UTC that is Monday in Madrid', '2025-01-19T23:30:00Z', today],
    ['in summer the same wall clock is an hour earlier in UTC', '2025-07-14T07:00:00Z', open],
    ['in summer the office closes an hour earlier in UTC', '2025-07-14T16:00:00Z', later('tuesday')],
    ['the Friday before clocks go forward, opening', '2025-03-28T08:00:00Z', open],
    ['the Friday before clocks go forward, too early', '2025-03-28T07:30:00Z', today],
    ['the night of the change, before two', '2025-03-30T00:59:00Z', later('monday')],
    ['the night of the change, after three', '2025-03-30T01:00:00Z', later('monday')],
    ['the Monday after clocks went forward', '2025-03-31T07:00:00Z', open],
    ['the Friday before clocks go back, last minute', '2025-10-24T15:59:00Z', open],
    ['the hour that happens twice, second time', '2025-10-26T01:30:00Z', later('monday')],
    ['the Monday after clocks went back, too early', '2025-10-27T07:30:00Z', today],
    ['the Monday after clocks went back, opening', '2025-10-27T08:00:00Z', open],
  ])('finds the state: %s', (_, now, state) => {
    expect(officeState(office, new Date(now))).toEqual(state);
  });

  it('finds the same day of the next week if the office opens on one day only', () => {
    expect(officeState({ ...office, days: ['wednesday'] }, new Date('2025-01-15T18:00:00Z'))).toEqual(
      later('wednesday'),
    );
  });
});
