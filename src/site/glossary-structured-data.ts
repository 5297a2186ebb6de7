import type { Language } from '../i18n/language.ts';
import type { DataNode } from './data-node.ts';
import type { ExplainedTerm } from './glossary-terms.ts';

/**
 * A glossary in the schema.org vocabulary.
 * @param set `url` is its absolute address, without a fragment
 */
export function definedTermsData(set: {
  name: string;
  url: string;
  language: Language;
  terms: readonly Pick<ExplainedTerm, 'id' | 'term' | 'name' | 'short'>[];
}): DataNode {
  const { name, url, language, terms } = set;
  const id = `${url}#glossary`;
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    name,
    url,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${term.id}`,
      name: term.name,
      termCode: term.term,
      description: term.short,
      inDefinedTermSet: id,
    })),
  };
}
