import { useState, type ReactNode } from 'react';
import { PageArrivalContext } from '../navigation/lazy-section.tsx';
import { FixedRouter } from '../navigation/router.tsx';
import type { Language } from '../../i18n/language.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import type { Article, ArticleSummary } from './article.ts';
import { createBlogMemory, type BlogMemory } from './blog-memory.ts';
import { BlogMemoryContext } from './blog-provider.tsx';
import { BlogSourceContext } from './blog-source-context.tsx';
import type { BlogSource } from './blog-source.ts';

type BlogStageProps = {
  source: BlogSource;
  language?: Language;
  address?: string;
  /** What a prerendered page came with; without it the page is one that a link opened. */
  remember?: (memory: BlogMemory) => void;
  children: ReactNode;
};

/** What the blog needs around it in tests: a source that behaves as the test says, and retries that do not wait. */
export function BlogStage({ source, language = 'es', address = '/blog', remember, children }: BlogStageProps) {
  const [memory] = useState(() => {
    const own = createBlogMemory({ firstWait: 1 });
    remember?.(own);
    return own;
  });
  return (
    <BlogMemoryContext value={memory}>
      <BlogSourceContext value={source}>
        <LanguageProvider language={language} words={dictionaries[language]}>
          <PageArrivalContext value={remember ? 'whole' : 'opened'}>
            <FixedRouter location={address}>{children}</FixedRouter>
          </PageArrivalContext>
        </LanguageProvider>
      </BlogSourceContext>
    </BlogMemoryContext>
  );
}

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'/%3E";

const tags: ArticleSummary['tags'] = [
  { id: 'where-they-work', name: 'Dónde se trabaja' },
  { id: 'english', name: 'Inglés' },
  { id: 'licence', name: 'Licencia' },
  { id: 'training', name: 'Formación' },
  { id: 'selection', name: 'Pruebas y convocatorias' },
];

/** An article of the stage, newer the higher its number; `changes` replaces parts of it. */
export function stageArticle(number: number, changes: Partial<Article> = {}): Article {
  const id = `articulo-${number}`;
  return {
    id,
    title: `Artículo ${number}`,
    description: `Descripción ${number}`,
    cover: { sources: [], src: picture, width: 1600, height: 1000, color: '#123', alt: 'Carta' },
    date: `2025-10-${String(number).padStart(2, '0')}`,
    tags,
    updated: '2025-11-20',
    answers: '¿Qué se pregunta?',
    sources: [
      {
        title: 'Norma',
        publisher: 'BOE',
        url: 'https://www.boe.es/',
        dated: 'Fecha: 2024',
        read: 'Leída el 1 de mayo de 2025',
      },
    ],
    next: { route: 'courses', name: 'Todos los cursos', cells: [] },
    author: 'Equipo docente',
    html: '<p>Cuerpo del artículo</p>',
    sections: [],
    minutes: 5,
    address: `https://site.invalid/blog/${id}`,
    ...changes,
  };
}

/** A source that answers at once; `changes` replaces calls. */
export function stageSource(articles: readonly Article[], changes: Partial<BlogSource> = {}): BlogSource {
  return {
    list: async () => articles,
    get: async (id) => articles.find((article) => article.id === id) ?? null,
    related: async (id, count = 3) => articles.filter((article) => article.id !== id).slice(0, count),
    ...changes,
  };
}
