import { wholeNumber } from '../../i18n/format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useNames } from '../data/facts.ts';
import { useMailsInTrouble } from '../data/mails.ts';
import { useWaitingList } from '../data/waiting.ts';
import { MailDecision } from '../enquiry/mail-decision.tsx';
import { Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { dayOf } from '../times.ts';
import { counted, useLanguage, useWords } from '../words/words.ts';
import { CallForm } from './call-form.tsx';
import { EditionsToAnnounce } from './editions-to-announce.tsx';
import { SampleLink } from './sample-link.tsx';

/** Lists the people waiting for each course, and the editions to announce to them. */
export function WaitingView() {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const waiting = useWaitingList();
  const trouble = useMailsInTrouble();
  return (
    <Page title={t('view.waiting')} query={waiting}>
      {({ groups, editions, sampleDay, confirmed, unconfirmed }) => (
        <>
          <PagePart title={t('waiting.announce')}>
            <p>{t('waiting.announceHelp')}</p>
            {sampleDay === null ? (
              <EditionsToAnnounce editions={editions} />
            ) : (
              <Note>
                {t('waiting.sample')} <SampleLink />
              </Note>
            )}
          </PagePart>
          {trouble.data && trouble.data.uncertain + trouble.data.failed > 0 && (
            <PagePart title={t('mails.title')}>
              <p>{t('mails.count', trouble.data)}</p>
              <MailDecision about={null} {...trouble.data} />
            </PagePart>
          )}
          <PagePart title={t('call.title')}>
            <CallForm />
          </PagePart>
          <PagePart title={t('waiting.list')}>
            {groups.length === 0 ? (
              <p>{t('waiting.nobody')}</p>
            ) : (
              <DataTable
                caption={`${counted(t, 'waiting.confirmed', confirmed)} · ${t('waiting.unconfirmed', { count: unconfirmed })}`}
                columns={[
                  { header: t('filter.course') },
                  { header: t('filter.campus') },
                  { header: t('waiting.column.confirmed'), kind: 'number' },
                  { header: t('waiting.column.unconfirmed'), kind: 'number' },
                  { header: t('waiting.column.since') },
                ]}
                rows={groups.map((group) => [
                  names.course(group.course),
                  group.campus === null ? t('waiting.anyCampus') : names.campus(group.campus),
                  wholeNumber(group.confirmed, language),
                  wholeNumber(group.unconfirmed, language),
                  dayOf(group.since, language),
                ])}
              />
            )}
          </PagePart>
        </>
      )}
    </Page>
  );
}
