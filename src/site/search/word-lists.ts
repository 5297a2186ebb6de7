import type { Localized } from '../../i18n/language.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that say little about the subject of a text, without accents. */
export const stopWords: Localized<ReadonlySet<string>> = {
  es: words(`
    a al algo alguien ante aqui asi aun aunque bien cada como con cosa cual cuales cuando cuanta cuantas cuanto cuantos de
    debo del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estar este esto estos falta favor fue
    ha hace hacer hacen haces hago han hasta hay hola la las le les lo los mas me mi mis mucho muy nada necesito ni no nos
    nuestra nuestro o os otra otro para pero poco podria por porque puede pueden puedo que quien quiero quisiera gustaria
    saber se sea segun ser si sin sobre solo somos son soy su sus tambien te tener tengo teneis tiene tienen todo todos tu
    tus un una unas uno unos va vosotros vuestra vuestro y ya yo
  `),
  en: words(`
    a about after all also am an and any anyone are as ask at be been but by can could did do does each for from get had
    has have hello hi how i if in into is it its just know like many me more most much must my need needed no not of on
    one only or other our out over please s should so some such t tell than that the their them then there they this to
    up us want was we were what when where which who whole whose why will with would you your
  `),
};
