import { calendarFileName, reminderCalendar } from './calendar-file.ts';
import { longDate } from '../../i18n/format.ts';
import { locales, type Language } from '../../i18n/language.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { daysBetween } from '../../site/days.ts';
import { deadlineIds, licenceDeadlines, type LicenceDates } from './licence-dates.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './licence-checklist.module.css';
import type { ChecklistContent } from './content.ts';

type ChecklistDeadlinesProps = Pick<
  ChecklistContent,
  'deadlines' | 'noDeadlines' | 'past' | 'reminders' | 'clocks' | 'sources' | 'certificate' | 'source' | 'calendar'
> & {
  dates: LicenceDates;
  /** `YYYY-MM-DD` */
  today: string;
};

/** The time limits with their rules, and a calendar file. Those with a last day come first, the soonest on top. */
export function ChecklistDeadlines({ dates, today, ...words }: ChecklistDeadlinesProps) {
  const t = useWords();
  const language = useLanguage();
  const deadlines = licenceDeadlines(dates);
  const ahead = deadlines.filter(({ day }) => day >= today);
  const still = deadlineIds.filter((id) => deadlines.every((each) => each.id !== id));
  return (
    <div className={`stack gap-4 leading fill ${styles.deadlines}`}>
      <h3>{words.deadlines}</h3>
      {deadlines.length === 0 && (
        <p className="note" data-print="hide" data-script="needed">
          {words.noDeadlines}
        </p>
      )}
      <dl className="rows" aria-live="polite">
        {[...deadlines, ...still.map((id) => ({ id, day: undefined }))].map(({ id, day }) => {
          const { short, text } = words.clocks[id];
          return (
            <div key={id} data-past={(day && day < today) || undefined}>
              <dt className="strong">{words.reminders[id]}</dt>
              <dd>
                <strong className="title tabular">{day ? longDate(day, language) : short}</strong>{' '}
                {day && <span>{day < today ? words.past : distance(today, day, language)}</span>}
                <p className="note">{text}</p>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="note">
        {words.certificate} {words.source}:{' '}
        {words.sources.map(({ title, url }) => (
          <OutsideAnchor key={url} href={url} hint={t('nav.newTab')}>
            {title}
          </OutsideAnchor>
        ))}
        .
      </p>
      {ahead.length > 0 && (
        <SignButton
          render={
            <a
              data-print="hide"
              download={calendarFileName[language]}
              href={calendarAddress(
                ahead.map(({ id, day }) => ({
                  id,
                  day,
                  summary: words.reminders[id],
                  description: `${words.clocks[id].text}\n${words.certificate}`,
                })),
                today,
              )}
            >
              {words.calendar}
            </a>
          }
        >
          {words.calendar}
        </SignButton>
      )}
    </div>
  );
}

/** «hoy», «dentro de 12 días», “in 8 months”, “in 5 years”. */
function distance(today: string, day: string, language: Language): string {
  const days = daysBetween(today, day);
  const write = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  // 61 days are at least two months. A single month would be written «el próximo mes», “next month”.
  if (days < 61) return write.format(days, 'day');
  const months = Math.floor(days / 30.44);
  return months < 24 ? write.format(months, 'month') : write.format(Math.floor(months / 12), 'year');
}

function calendarAddress(reminders: Parameters<typeof reminderCalendar>[0], day: string): string {
  const file = reminderCalendar(reminders, { host: location.host, day });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
