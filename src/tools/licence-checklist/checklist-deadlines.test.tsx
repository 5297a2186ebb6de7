import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { languages, type Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { deadlineIds, type DeadlineId, type LicenceDates } from './licence-dates.ts';
import { ChecklistDeadlines } from './checklist-deadlines.tsx';

function ofEach<Value>(value: Value): Record<DeadlineId, Value> {
  return Object.fromEntries(deadlineIds.map((id) => [id, value])) as Record<DeadlineId, Value>;
}

function markupOf(language: Language, dates: LicenceDates, today: string): string {
  vi.stubGlobal('location', { host: 'example.com' });
  return renderToStaticMarkup(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <ChecklistDeadlines
        dates={dates}
        today={today}
        deadlines=""
        noDeadlines=""
        past=""
        reminders={ofEach('')}
        clocks={ofEach({ short: '', text: '' })}
        sources={[]}
        certificate=""
        source=""
        calendar=""
      />
    </LanguageProvider>,
  );
}

test('the calendar file with the deadlines has a name in the language of its page', () => {
  const named = languages.map((language) => {
    const markup = markupOf(language, { finished: '2026-07-15' }, '2026-08-01');
    return /download="(.+?)"/.exec(markup)?.[1];
  });
  expect(named).toEqual(['licencia-atco.ics', 'atco-licence.ics']);
});

test.each([
  ['2027-07-15', 'hoy', 'today'],
  ['2027-07-14', 'mañana', 'tomorrow'],
  ['2027-07-03', 'dentro de 12 días', 'in 12 days'],
  ['2027-05-16', 'dentro de 60 días', 'in 60 days'],
  ['2027-05-15', 'dentro de 2 meses', 'in 2 months'],
])('on %s a deadline of 15 July 2027 is %s', (today, ...expected) => {
  const said = languages.map((language) => {
    const markup = markupOf(language, { finished: '2026-07-15' }, today);
    return /<span>(.+?)<\/span>/.exec(markup)?.[1];
  });
  expect(said).toEqual(expected);
});
