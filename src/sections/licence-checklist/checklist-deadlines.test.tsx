import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { languages } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { deadlineIds, type DeadlineId } from '../../site/licence-dates.ts';
import { ChecklistDeadlines } from './checklist-deadlines.tsx';

function ofEach<Value>(value: Value): Record<DeadlineId, Value> {
  return Object.fromEntries(deadlineIds.map((id) => [id, value])) as Record<DeadlineId, Value>;
}

test('the calendar file with the deadlines has a name in the language of its page', () => {
  vi.stubGlobal('location', { host: 'example.com' });
  const named = languages.map((language) => {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language} words={dictionaries[language]}>
        <ChecklistDeadlines
          dates={{ finished: '2026-07-15' }}
          today="2026-08-01"
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
    return /download="(.+?)"/.exec(markup)?.[1];
  });
  expect(named).toEqual(['licencia-atco.ics', 'atco-licence.ics']);
});
