import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useNow, when } from '../times.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { commandLine, type OfficeLogPage } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from '../parts/parts.module.css';
import { subjectWords } from './subject-words.ts';

/** Matches a subject that is a single UUID: the id of an enquiry. */
const isEnquiry = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lists the logged actions, each with its person and time. */
export function LogView() {
  const t = useWords();
  const language = useLanguage();
  const now = useNow();
  const log = useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ before: pageParam })}`;
      return call<OfficeLogPage>(`/api/log${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const lines = log.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <main className={`stack gap-8 packed ${styles.page}`}>
      <h1 tabIndex={-1}>{t('view.log')}</h1>
      {log.error && (
        <Note tone="error">
          {problemWords(log.error, t)}
          <Button onClick={() => void log.refetch()}>{t('again')}</Button>
        </Note>
      )}
      {log.isPending && <p>{t('waiting')}</p>}
      {log.data && (
        <DataTable
          caption={t('log.help')}
          columns={[
            { header: t('log.at') },
            { header: t('log.by') },
            { header: t('log.action') },
            { header: t('log.subject') },
          ]}
          rows={lines.map(({ at, by, action, subject }) => [
            when(at, now, language),
            by === commandLine ? t('log.commandLine') : by,
            t(`log.action.${action}`),
            action !== 'erased' && isEnquiry.test(subject) ? (
              <PlaceLink key={at} to={{ view: 'enquiries', selection: {}, enquiry: subject }}>
                {subject}
              </PlaceLink>
            ) : (
              subjectWords(action, subject, t)
            ),
          ])}
        />
      )}
      {log.hasNextPage && (
        <p>
          <Button onClick={() => void log.fetchNextPage()}>{t('list.more')}</Button>
        </p>
      )}
    </main>
  );
}
