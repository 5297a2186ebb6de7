import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionEnded } from './data/call.ts';
import { pollEvery } from './data/query-client.ts';
import { sessionQuery } from './data/session.ts';
import styles from './desk.module.css';
import { when } from './times.ts';
import { useLanguage, useWords } from './words/words.ts';

/** Time between the announcement and the end of a session, in milliseconds. */
const noticeMs = 5 * 60_000;

/** Announces the end of a session. If it would end only because it is idle, any key or press extends it. */
export function SessionEnd() {
  const t = useWords();
  const language = useLanguage();
  const { data, dataUpdatedAt } = useQuery({ ...sessionQuery, refetchInterval: pollEvery });
  const isOver = data?.person === null;
  useEffect(() => {
    if (isOver) sessionEnded.set(true);
  }, [isOver]);
  const ends = data?.ends;
  return (
    <p className={`small ${styles.ends}`} role="status">
      {ends &&
        ends.in <= noticeMs &&
        t(ends.isFinal ? 'session.final' : 'session.idle', {
          when: when(new Date(dataUpdatedAt + ends.in).toISOString(), new Date(dataUpdatedAt), language),
        })}
    </p>
  );
}
