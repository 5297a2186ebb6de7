import type { Language, Localized } from '../i18n/language.ts';
import type { OfficeRole } from '../schema/office.ts';

type Screen = {
  path: `/${string}`;
  name: Localized<string>;
  /** The role that is needed; an owner sees every screen. */
  role: OfficeRole;
  /** Whether the screen changes the site's content. */
  isContent: boolean;
};

const shared = { role: 'office', isContent: false } as const;
const content = { role: 'office', isContent: true } as const;
const owners = { role: 'owner', isContent: false } as const;

/** The table of all screens, in the order of the bar. Addresses, names, links and access follow from it. */
export const screens = {
  enquiries: { path: '/', name: { es: 'Consultas', en: 'Enquiries' }, ...shared },
  courses: { path: '/cursos', name: { es: 'Cursos', en: 'Courses' }, ...content },
  texts: { path: '/textos', name: { es: 'Textos', en: 'Texts' }, ...content },
  articles: { path: '/articulos', name: { es: 'Artículos', en: 'Articles' }, ...content },
  pictures: { path: '/imagenes', name: { es: 'Imágenes', en: 'Pictures' }, ...content },
  publish: { path: '/publicar', name: { es: 'Publicar', en: 'Publish' }, ...content },
  waiting: { path: '/quien-espera', name: { es: 'Quién espera', en: 'Who is waiting' }, ...shared },
  visits: { path: '/visitas', name: { es: 'Visitas', en: 'Visits' }, ...shared },
  figures: { path: '/cifras', name: { es: 'Cifras', en: 'Figures' }, ...shared },
  keeping: { path: '/borrar-y-conservar', name: { es: 'Borrar y conservar', en: 'Erase and keep' }, ...owners },
  people: { path: '/personas', name: { es: 'Personas', en: 'People' }, ...owners },
  log: { path: '/registro', name: { es: 'Registro', en: 'Log' }, ...owners },
} as const satisfies Record<string, Screen>;

type Screens = typeof screens;
export type View = keyof Screens;
/** The screens that change the site's content. */
export type ContentView = { [Each in View]: Screens[Each]['isContent'] extends true ? Each : never }[View];

export const views = Object.keys(screens) as View[];

export function isContentView(view: View): view is ContentView {
  return screens[view].isContent;
}

/** The screens that a role may see, in the order of the bar. */
export function viewsOf(role: OfficeRole): View[] {
  return views.filter((view) => role === 'owner' || screens[view].role === role);
}

type ScreenWords = { readonly [Each in View as `view.${Each}`]: Screens[Each]['name'][Language] };

/** The names of the screens as texts `view.<id>` of one language. */
export function screenWords(language: Language): ScreenWords {
  return Object.fromEntries(views.map((view) => [`view.${view}`, screens[view].name[language]])) as ScreenWords;
}
