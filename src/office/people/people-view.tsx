import { useLoaded } from '../data/query-client.ts';
import { Page, PagePart } from '../parts/page.tsx';
import { dayOf, useNow, when } from '../times.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { OfficeAccount } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { InviteForm } from './invite-form.tsx';
import { RemovePerson } from './remove-person.tsx';

/** Lists the people with access, invites new ones and removes others. */
export function PeopleView() {
  const t = useWords();
  const language = useLanguage();
  const now = useNow();
  const people = useLoaded<OfficeAccount[]>(['people'], '/api/people');
  return (
    <Page title={t('view.people')} query={people}>
      {(accounts) => (
        <>
          <DataTable
            caption={t('people.help')}
            columns={[
              { header: t('people.email') },
              { header: t('people.role') },
              { header: t('people.keys'), kind: 'number' },
              { header: t('people.invited') },
              { header: t('people.seen') },
              { header: t('people.access') },
            ]}
            rows={accounts.map(({ email, role, keys, invitedAt, seenAt }) => [
              email,
              t(`role.${role}`),
              keys,
              dayOf(invitedAt, language),
              seenAt === null ? '–' : when(seenAt, now, language),
              <RemovePerson key={email} email={email} />,
            ])}
          />
          <PagePart title={t('invite.title')}>
            <p>{t('invite.help')}</p>
            <InviteForm />
          </PagePart>
        </>
      )}
    </Page>
  );
}
