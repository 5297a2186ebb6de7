import { useMemo } from 'react';
import { usePlace } from '../../features/navigation/router.tsx';
import { readAnswers, type Question, type ReadAnswers } from '../../deciding/read-answers.ts';

/** The answers in the address, as the server read them too: a form's values and its problems. */
export function useAnswers<const Questions extends Readonly<Record<string, Question>>>(
  questions: Questions,
): ReadAnswers<Questions> & { query: URLSearchParams } {
  const { search } = usePlace();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { ...readAnswers(questions, query), query };
  }, [questions, search]);
}
