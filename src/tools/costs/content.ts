import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { Rules } from '../parts/deciding-facts.ts';
import type { OfferId, ShownOffer } from '../parts/offers.ts';
import type { ShownSource } from '../parts/shown-sources.ts';
import type { CostsWay, EmployerId, ItemId, PartId } from './costs.ts';
import { costsQuestions } from './questions.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { head, localizedText, localizedTexts, titled } from '../../schema/localized.ts';
import { articleId, routeId } from '../../schema/references.ts';
import { object } from '../../schema/object.ts';
import { problemTexts } from '../parts/problem-texts.ts';

const asked = object({
  label: localizedText.meta({ title: 'Pregunta' }),
  help: localizedText.optional(),
});
const { way } = costsQuestions;

/** The page that adds up the costs of a way into the profession: `content/deciding/costs.yaml`. */
export const costsPage = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  form: localizedTexts({ label: 'Nombre del formulario', submit: 'Botón', clear: 'Volver al principio' }).meta({
    title: 'Formulario',
  }),
  questions: object({
    way: asked
      .extend({
        options: localizedTexts<(typeof costsQuestions)['way']['options'][number]>({
          complete: 'Habilitación completa',
          enaire: 'ENAIRE',
          tower: 'Bloque 1',
          block2: 'Bloque 2',
        }).meta({ title: 'Opciones' }),
      })
      .meta({ title: 'Camino' }),
    campus: asked
      .extend({
        options: localizedTexts<(typeof costsQuestions)['campus']['options'][number]>({
          madrid: 'Madrid',
          canarias: 'Canarias',
        }).meta({ title: 'Opciones' }),
      })
      .meta({ title: 'Campus' }),
    ...titled(asked, {
      rent: 'Alquiler',
      living: 'Comida y gastos',
      travel: 'Viajes',
      medical: 'Reconocimiento médico',
      loan: 'Préstamo',
      interest: 'Interés',
      grace: 'Carencia',
      years: 'Plazo',
      aside: 'Parte del sueldo',
    }),
  }),
  units: localizedTexts({ euros: 'Euros', months: 'Meses', years: 'Años', percent: 'Por ciento' }).meta({
    title: 'Unidades',
  }),
  problems: problemTexts,
  result: object({
    ...titled(localizedText, {
      title: 'Título',
      status: 'Resumen',
      withInterest: 'Intereses dentro de la suma',
      monthsUnit: 'Meses',
      bar: 'Nota sobre la barra',
      more: 'Más',
      moved: 'Habitación en los dos campus',
      item: 'Partida',
      amount: 'Importe',
      total: 'Total',
      untaxed: 'Precio sin impuestos',
      tax: 'Lo que sería el IVA',
      leftOut: 'Lo que queda fuera',
      caption: 'Nota sobre la tabla',
      others: 'Los otros caminos',
      sources: 'Fuentes',
      sourceDates: 'Fechas de las fuentes',
      undated: 'Sin fecha',
      noPromise: 'No es una oferta',
    }),
    parts: localizedTexts<PartId>({
      course: 'Curso',
      living: 'Vivir',
      papers: 'Trámites',
      interest: 'Intereses',
    }).meta({ title: 'Partes' }),
    items: localizedTexts<ItemId>({
      course: 'Curso',
      rent: 'Habitación',
      living: 'Comida y gastos',
      travel: 'Viajes',
      medical: 'Certificado médico',
      tests: 'Niveles de idioma',
      roundFee: 'Tasa de la convocatoria',
      licenceFee: 'Tasa de la licencia',
      interest: 'Intereses',
    }).meta({ title: 'Partidas' }),
    loan: localizedTexts({
      title: 'Título',
      text: 'Texto',
      none: 'Sin intereses',
      with: 'Con préstamo',
      note: 'Nota',
    }).meta({
      title: 'Préstamo',
    }),
    payBack: localizedTexts({
      title: 'Título',
      text: 'Texto',
      far: 'Si tarda demasiado',
      course: 'Curso',
      unit: 'Unidad',
      note: 'Nota',
      aside: 'Parte apartada',
    }).meta({ title: 'Devolución' }),
    employers: localizedTexts<EmployerId>({ enaire: 'ENAIRE', private: 'Torres privadas' }).meta({
      title: 'Quién contrata',
    }),
    next: localizedTexts({ course: 'Ver el curso', ask: 'Enviar la consulta', canI: '¿Puedo ser controlador?' })
      .extend({
        article: articleId.meta({ title: 'Artículo' }),
        pay: articleId.meta({ title: 'Artículo sobre el sueldo' }),
      })
      .meta({ title: 'Qué hacer ahora' }),
    letter: localizedTexts({ opening: 'Comienzo', question: 'Pregunta' }).meta({ title: 'Mensaje ya escrito' }),
  }),
  ways: object(fromKeys(way.options, () => object({ page: routeId }))).meta({ office: false }),
});

/** The texts of the tool, in one language. */
export type CostsTexts = Omit<InLanguage<z.infer<typeof costsPage>>, 'head' | 'hero' | 'ways'>;

/** The content of the tool, in one language. */
export type CostsToolContent = {
  texts: CostsTexts;
  paths: Record<CostsWay, string>;
  articles: readonly { path: string; title: string }[];
  rules: Rules;
  offers: Record<OfferId, ShownOffer>;
  sources: readonly ShownSource[];
};
