import { useMemo } from 'react';
import { useAddress } from '../../features/page/address.tsx';
import { readAnswers, type Question, type ReadAnswers } from '../../deciding/read-answers.ts';

/** The answers in the address, read as on the server: the form's values and their problems. */
export function useAnswers<const Questions extends Readonly<Record<string, Question>>>(
  questions: Questions,
): ReadAnswers<Questions> & { query: URLSearchParams } {
  const { search } = useAddress();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    // Sorts the query by question, as the server does before it passes the query on.
    const query = new URLSearchParams(
      Object.keys(questions).flatMap((name) => {
        const answer = given.get(name)?.trim();
        return answer ? [[name, answer]] : [];
      }),
    );
    return { ...readAnswers(questions, query), query };
  }, [questions, search]);
}
