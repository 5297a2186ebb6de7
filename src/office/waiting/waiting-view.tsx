import { useState } from 'react';
import { wholeNumber } from '../../i18n/format.ts';
import type { WaitingGroup } from '../../schema/office-waiting.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useNames } from '../data/facts.ts';
import { useMailsInTrouble } from '../data/mails.ts';
import { useWaitingList } from '../data/waiting.ts';
import { MailDecision } from '../enquiry/mail-decision.tsx';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { dayOf } from '../times.ts';
import { counted, useLanguage, useWords } from '../words/words.ts';
import { CallForm } from './call-form.tsx';
import { EditionsToAnnounce } from './editions-to-announce.tsx';
import { SampleLink } from './sample-link.tsx';
import { WaitingPeople } from './waiting-people.tsx';

/** Lists the people waiting for each course, and the editions to announce to them. */
export function WaitingView() {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const waiting = useWaitingList();
  const trouble = useMailsInTrouble();
  const [open, setOpen] = useState<WaitingGroup | null>(null);
  const campusOf = ({ campus }: WaitingGroup) => (campus === null ? t('waiting.anyCampus') : names.campus(campus));
  const nameOf = (group: WaitingGroup) => `${names.course(group.course)}, ${campusOf(group)}`;
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
                  { header: t('waiting.column.people') },
                ]}
                rows={groups.map((group) => [
                  names.course(group.course),
                  campusOf(group),
                  wholeNumber(group.confirmed, language),
                  wholeNumber(group.unconfirmed, language),
                  dayOf(group.since, language),
                  <Button
                    key="people"
                    tone="word"
                    aria-label={t('waiting.people.of', { name: nameOf(group) })}
                    onClick={() => setOpen(group)}
                  >
                    {t('waiting.people')}
                  </Button>,
                ])}
              />
            )}
            {open && <WaitingPeople key={nameOf(open)} group={open} name={nameOf(open)} />}
          </PagePart>
        </>
      )}
    </Page>
  );
}
