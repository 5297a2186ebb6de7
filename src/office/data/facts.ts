import { createContext, use } from 'react';
import { callChoice, waitedCall } from '../../schema/waited-call.ts';
import type { OfficeFacts } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';

export const FactsContext = createContext<OfficeFacts | null>(null);

/** The facts, for components that are rendered once the facts are loaded. */
export function useFacts(): OfficeFacts {
  const facts = use(FactsContext);
  if (facts === null) throw new Error('`useFacts` is called outside `FactsContext`.');
  return facts;
}

/** Functions that turn ids of the server into names; an id without a name is returned as it is. */
export type Names = {
  course: (id: string | null) => string;
  /** The short code of a course, for a line of the list. */
  code: (id: string | null) => string;
  campus: (id: string | null) => string;
  /**
   * A person of the office: a word for the reader themselves, otherwise the address up to its `@`. If two people share
   * that part, the whole address.
   */
  person: (email: string | null) => string;
};

export function useNames(): Names {
  const { courses, campuses, codes, people, person: own } = useFacts();
  const language = useLanguage();
  const t = useWords();
  return {
    course: (id) =>
      id === null ? t('none.course') : ((id === waitedCall ? callChoice.title : courses[id])?.[language] ?? id),
    code: (id) => (id === null ? '–' : (codes[id]?.[language] ?? id)),
    campus: (id) => (id === null ? t('none.campus') : (campuses[id]?.[language] ?? id)),
    person: (email) => {
      if (email === null) return t('none.person');
      if (email === own.email) return t('person.me');
      const short = email.split('@')[0]!;
      return people.some((other) => other !== email && other.startsWith(`${short}@`)) ? email : short;
    },
  };
}
