import { z } from 'zod';
import type { Localized } from '../i18n/language.ts';
import type { ArticleSection } from './compiled-article.ts';
import { text } from './localized.ts';
import { object } from './object.ts';

/** The legal texts with their route ids. `content/legal` has a Markdown file for each text and language. */
export const legalTexts = {
  privacy: 'privacy',
  cookies: 'cookies',
  'legal-notice': 'legalNotice',
  accessibility: 'accessibility',
} as const;

export type LegalText = keyof typeof legalTexts;

/** A line in a legal text's Markdown that is replaced by the table of everything that the site stores. */
export const cookieTableMarker = '{{cookie-table}}';

/**
 * Lines around a part of a legal text that applies only under a condition of `src/site/services.ts`:
 * `{{when:own-forms}}` … `{{end}}`.
 */
export const whenMarker = /^\{\{when:(.*)\}\}$/;
export const endMarker = '{{end}}';

/** The front matter of a legal text, in the file's language. The body may have `{centre.…}` placeholders. */
export const legalFrontMatter = object({
  title: text,
  head: object({
    title: text
      .max(65, 'a page title is cut after 65 characters')
      .meta({ description: 'De 30 a 60 letras con el nombre del centro.' }),
    description: text
      .min(70, 'a description needs at least 70 characters')
      .max(165, 'a description is cut after 165 characters')
      .meta({ description: 'De 110 a 160 letras.' }),
    keywords: z.array(text).min(3).max(12),
  }).meta({ title: 'Buscadores' }),
  /** The day of the last substantial change, shown on the page. */
  updated: z.iso.date().meta({
    title: 'Último cambio de fondo',
    description: 'El día en que cambia lo que dice, no una errata: se lee en la página.',
  }),
  version: text.meta({ title: 'Versión', description: 'Sube de uno en uno, con la fecha.' }),
});

type LegalFrontMatter = z.infer<typeof legalFrontMatter>;

/** One language of a legal text: its front matter, and its body as HTML with only text, links and tables. */
export type CompiledLegalText = LegalFrontMatter & {
  sections: readonly ArticleSection[];
  /** The body before the cookie table and after it; a text without that table has all of its body in `html`. */
  html: string;
  htmlAfterTable: string | null;
};

/** All legal texts, each in every language. */
export type CompiledLegalTexts = Readonly<Record<LegalText, Localized<CompiledLegalText>>>;
