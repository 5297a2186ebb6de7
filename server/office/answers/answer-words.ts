import type { Localized } from '../../../src/i18n/language.ts';

/** The sentences that replace placeholders of templates; `template-values.ts` fills them in. */
export const answerWords = {
  es: {
    noCourse: 'nuestros cursos',
    price: (amount: string, tax: string, excludes: string) =>
      `El precio es de ${amount} (${tax}). No incluye ${excludes}.`,
    noPrice: (courses: string) =>
      `El precio de este curso está por confirmar: te lo damos por escrito, con los impuestos. Los que ya tienen precio y campus están en ${courses}`,
    pricesOfAll: (courses: string) => `Los precios de todos los cursos están en ${courses}`,
    open: (when: string, where: string) => `La próxima edición empieza ${when} (${where}) y puedes pedir plaza.`,
    lastPlaces: (when: string, where: string) =>
      `La próxima edición empieza ${when} (${where}) y quedan las últimas plazas.`,
    closes: (day: string) => `La matrícula se cierra el ${day}.`,
    full: (when: string, where: string) =>
      `La edición que empieza ${when} (${where}) está completa: responde a este correo y te ponemos en la lista de espera.`,
    closed: (when: string, where: string, tellMe: string) =>
      `La matrícula de la edición que empieza ${when} (${where}) ya está cerrada. Deja aquí tu correo y te escribimos en cuanto abramos la siguiente: ${tellMe}`,
    undated: (where: string, tellMe: string) =>
      `La próxima edición (${where}) todavía no tiene fecha. Deja aquí tu correo y te escribimos en cuanto la tenga: ${tellMe}`,
    none: (tellMe: string) =>
      `Ahora mismo no hay ninguna edición convocada. Deja aquí tu correo y te escribimos en cuanto abramos la siguiente: ${tellMe}`,
    datesOfAll: (calendar: string) => `Las próximas fechas de todos los cursos están en ${calendar}`,
    office: (centre: string) => `Oficina de ${centre}`,
  },
  en: {
    noCourse: 'our courses',
    price: (amount: string, tax: string, excludes: string) =>
      `The price is ${amount} (${tax}). It does not include ${excludes}.`,
    noPrice: (courses: string) =>
      `The price of this course is to be confirmed: you get it in writing, with taxes. The courses that already have a price and a campus are at ${courses}`,
    pricesOfAll: (courses: string) => `The prices of all courses are at ${courses}`,
    open: (when: string, where: string) => `The next intake starts ${when} (${where}), and you can request a place.`,
    lastPlaces: (when: string, where: string) =>
      `The next intake starts ${when} (${where}); only a few places are left.`,
    closes: (day: string) => `Enrolment closes on ${day}.`,
    full: (when: string, where: string) =>
      `The intake that starts ${when} (${where}) is full: reply to this e-mail and we will put you on the waiting list.`,
    closed: (when: string, where: string, tellMe: string) =>
      `Enrolment for the intake that starts ${when} (${where}) has closed. Leave your e-mail address here and we will write as soon as the next one opens: ${tellMe}`,
    undated: (where: string, tellMe: string) =>
      `The next intake (${where}) has no date yet. Leave your e-mail address here and we will write as soon as it does: ${tellMe}`,
    none: (tellMe: string) =>
      `No intake is scheduled at the moment. Leave your e-mail address here and we will write as soon as the next one opens: ${tellMe}`,
    datesOfAll: (calendar: string) => `The next dates of all courses are at ${calendar}`,
    office: (centre: string) => `The office of ${centre}`,
  },
} satisfies Localized<object>;
