const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** When the office is open: the same hours, `HH:MM`, on each of `days`, in the time zone `timeZone` (an IANA name). */
export type OfficeHours = { days: readonly Weekday[]; opens: string; closes: string; timeZone: string };

/** Open, closed but open later today, or closed for today. In the last case `day` is the next day with office hours. */
export type OfficeState = { kind: 'open' } | { kind: 'opensToday' } | { kind: 'opensLater'; day: Weekday };

/**
 * Whether the office is open. Only its local time counts, so neither the visitor's time zone nor a change to summer
 * time matters. From the minute of closing, the office counts as closed.
 */
export function officeState({ days, opens, closes, timeZone }: OfficeHours, now: Date): OfficeState {
  const { day, time } = wallClock(now, timeZone);
  if (days.includes(day)) {
    if (time < opens) return { kind: 'opensToday' };
    if (time < closes) return { kind: 'open' };
  }
  return { kind: 'opensLater', day: nextOfficeDay(day, days) };
}

function wallClock(now: Date, timeZone: string): { day: Weekday; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: parts.weekday?.toLowerCase() as Weekday, time: `${parts.hour}:${parts.minute}` };
}

function nextOfficeDay(today: Weekday, days: readonly Weekday[]): Weekday {
  const start = weekdays.indexOf(today) + 1;
  const following = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  return following.find((day) => days.includes(day)) ?? today;
}

/** The text of each state, in the document's language. */
export type OfficeWords = { open: string; opensToday: string; opensLater: Partial<Record<Weekday, string>> };
