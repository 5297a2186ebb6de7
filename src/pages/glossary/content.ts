import { explainedTerm } from '../../site/glossary-terms.ts';
import { canonicalPath } from '../../site/links.ts';
import { definedTermsData } from '../../site/glossary-structured-data.ts';
import { glossaryKinds } from '../../schema/glossary.ts';
import type { GlossaryGroup } from '../../sections/glossary-list/glossary-list.tsx';
import type { ContentRequest } from '../page-content.ts';
import { pageName } from './page-name.ts';

export type GlossaryContent = ReturnType<typeof glossaryContent>['content'];

/** Picks the glossary: its groups in order, each sorted by the alphabet. */
export function glossaryContent(request: ContentRequest) {
  const { content, language, t, siteUrl } = request;
  const { glossary } = content;
  const { head } = glossary;
  const url = siteUrl + canonicalPath('glossary', language);
  const terms = glossary.terms.map((term) => ({ ...term, ...explainedTerm(term, content, language) }));
  const byAlphabet = new Intl.Collator(language).compare;
  const groups: GlossaryGroup[] = glossaryKinds.map((kind) => ({
    id: `group-${kind}`,
    title: glossary.kinds[kind][language],
    terms: terms
      .filter((term) => term.kind === kind)
      .toSorted((one, other) => byAlphabet(one.term, other.term))
      .map(({ id, term, name, short, before, more, source, page, article }) => {
        const found = source === undefined ? undefined : glossary.sources[source];
        return {
          id,
          term,
          name,
          text: more ? `${short} ${more[language]}` : short,
          before,
          source: found ? { label: found.title[language], url: found.url } : null,
          links: [
            ...(page ? [{ to: page, params: {}, label: pageName(page, request) }] : []),
            ...(article
              ? [
                  {
                    to: 'article' as const,
                    params: { slug: article },
                    label: content.articles[article]?.[language].title ?? '',
                  },
                ]
              : []),
          ],
        };
      }),
  }));
  return {
    head: {
      title: head.title[language],
      description: head.description[language],
      keywords: head.keywords[language],
      structuredData: [definedTermsData({ name: glossary.hero.title[language], url, language, terms })],
    },
    content: {
      hero: { title: glossary.hero.title[language], lead: glossary.hero.lead[language] },
      words: {
        contents: t('glossary.contents'),
        before: t('glossary.before'),
        source: t('glossary.source'),
        own: t('glossary.own'),
        newTab: t('nav.newTab'),
      },
      groups,
    },
  };
}
