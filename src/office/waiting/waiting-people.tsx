import type { WaitingGroup } from '../../schema/office-waiting.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useWaitingPeople } from '../data/waiting.ts';
import { focusNewAtTop } from '../parts/focus-new.ts';
import { ErrorNote } from '../parts/note.tsx';
import { dayOf } from '../times.ts';
import { useLanguage, useWords } from '../words/words.ts';

/** The addresses of the people who wait for a course at a campus. */
export function WaitingPeople({ group, name }: { group: WaitingGroup; name: string }) {
  const t = useWords();
  const language = useLanguage();
  const { data, error } = useWaitingPeople(group);
  if (error) return <ErrorNote of={error} />;
  if (data === undefined) return <p>{t('waiting')}</p>;
  return (
    <div tabIndex={-1} ref={focusNewAtTop}>
      <DataTable
        caption={name}
        columns={[
          { header: t('people.email') },
          { header: t('filter.language') },
          { header: t('waiting.column.since') },
          { header: t('waiting.column.confirmation') },
        ]}
        rows={data.map(({ email, language: reads, since, isConfirmed }) => [
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>,
          t(`language.${reads}`),
          dayOf(since, language),
          t(isConfirmed ? 'waiting.isConfirmed' : 'waiting.isNot'),
        ])}
      />
    </div>
  );
}
