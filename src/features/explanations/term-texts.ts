import type { Language } from '../../i18n/language.ts';
import { termsPath, type TermTexts } from '../../site/glossary-terms.ts';

let loading: Promise<TermTexts> | null = null;

/** Fetches the texts of a document's language once. After a failure, the next call fetches them again. */
export function termTexts(language: Language): Promise<TermTexts> {
  loading ??= fetchTexts(language).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchTexts(language: Language): Promise<TermTexts> {
  const response = await fetch(termsPath(language));
  if (!response.ok) throw new Error(`The glossary answered ${response.status}.`);
  return (await response.json()) as TermTexts;
}
