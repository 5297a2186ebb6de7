import type { Localized } from '../../i18n/language.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that say little about the subject of a text, without accents. */
export const stopWords: Localized<ReadonlySet<string>> = {
  es: words(`
    a ahi al algo alguien alla alli ante antes aqui asi aun aunque bien cada como con cosa cual cuales cualquier
    cuando cuanta cuantas cuanto cuantos da dan dar de debo deja dejan dejar del desde despues dice dicen digo donde
    dos e el ella ellas ellos en entre era es esa ese eso esta estan estar este esto estos falta favor fue gustaria
    ha hace hacen hacer haces hago han hasta hay haya hayan hija hijas hijo hijos hola ir la las le les lleva llevan
    llevar llevo lo los mas me mi mis misma mismo mucho muy nada necesito ni no nos nuestra nuestro o ocurre os otra
    otro para pasa pero poco podria pone ponen por porque puede pueden puedo que queda quedo quien quiero
    quisiera saber saca sacan sale salen se sea segun ser si sin sobre solo somos son soy su sus tambien te teneis
    tener tengo tiene tienen todo todos tu tus un una unas uno unos va vale valen vamos vosotros voy vuestra vuestro
    y ya yo
  `),
  en: words(`
    a about after all also am an and any anyone are as ask at be been but by can could did do does each for
    from get getting give gives go goes going gone got had happen happened happens has have hello here hi how i if
    in into is it its just know let lets like make makes many me more most much must my need needed no not of on one
    only or other our out over please s say says send sent should so some still such t take takes tell than that
    the their them then there they this to up us want was we were what when where which who whole whose why will
    with would year years you your
  `),
};
