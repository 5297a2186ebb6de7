import { useLoaded } from '../data/query-client.ts';
import { Page, PagePart } from '../parts/page.tsx';
import { wholeNumber } from '../../i18n/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Keeping } from '../../schema/office-erasing.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { EraseForm } from './erase-form.tsx';

/** The retention periods, and the form for an erasure that a person has requested. */
export function KeepingView() {
  const t = useWords();
  const language = useLanguage();
  const numbers = ({ stored, old }: Keeping['enquiries']) => [stored, old].map((count) => wholeNumber(count, language));
  const keeping = useLoaded<Keeping>(['keeping'], '/api/keeping');
  return (
    <Page title={t('view.keeping')} query={keeping}>
      {({ enquiryMonths, waitingMonths, unconfirmedDays, enquiries, subscriptions, bookings }) => (
        <>
          <PagePart title={t('erase.title')}>
            <p>{t('erase.help')}</p>
            <EraseForm />
          </PagePart>
          <PagePart title={t('keeping.title')}>
            <DataTable
              caption={t('keeping.help')}
              columns={[
                { header: t('keeping.what') },
                { header: t('keeping.howLong') },
                { header: t('keeping.stored'), kind: 'number' },
                { header: t('keeping.old'), kind: 'number' },
              ]}
              rows={[
                [t('view.enquiries'), t('keeping.months', { count: enquiryMonths }), ...numbers(enquiries)],
                [
                  t('keeping.subscriptions'),
                  t('keeping.waiting', { months: waitingMonths, days: unconfirmedDays }),
                  ...numbers(subscriptions),
                ],
                [t('keeping.bookings'), t('keeping.booked', { count: enquiryMonths }), ...numbers(bookings)],
              ]}
            />
          </PagePart>
        </>
      )}
    </Page>
  );
}
