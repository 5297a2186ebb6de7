import { createStore } from '../../browser/create-store.ts';
import { readStore, writeStore } from '../../browser/storage.ts';
import { fill, type Values } from '../../i18n/words/fill.ts';
import type { ValuesOf } from '../../i18n/words/words.ts';
import { defaultLanguage, isLanguage, type Language, type Localized } from '../../i18n/language.ts';
import { capital, wholeNumber } from '../../i18n/format.ts';
import { enquiryTraits, proposalNames, type EnquiryState, type ProposalState } from '../../schema/enquiry-states.ts';
import { en } from './en.ts';
import { es, type OfficeWords } from './es.ts';

export type WordKey = keyof typeof es;
/** Reads a text and fills in its `{placeholders}`. */
export type Translate = <Key extends WordKey>(key: Key, ...values: ValuesOf<(typeof es)[Key]>) => string;

/** The common beginning of two keys that end in `.one` and `.many` and have the texts for a count. */
type CountedKey = WordKey extends infer Key ? (Key extends `${infer Base}.one` ? Base : never) : never;

const words: Localized<OfficeWords> = { es, en };
const storeName = 'office-language';

const kept = readStore('localStorage', storeName);
const language = createStore<Language>(isLanguage(kept) ? kept : defaultLanguage);

/** Changes the language of the screen and stores the choice in this browser. */
export function changeLanguage(next: Language): void {
  writeStore('localStorage', storeName, next);
  language.set(next);
}

export function useLanguage(): Language {
  return language.useValue();
}

/** A function that reads the texts of one language: `t('list.total', { count: 3 })`. */
export function translator(of: Language): Translate {
  return (key, ...[values]: Values[]) => fill(words[of][key], spelt(values ?? {}, of));
}

/** Writes whole numbers with the separators of the language: «1.000», “1,000”. A year has to be passed as text. */
export function spelt(values: Values, of: Language): Values {
  const spell = (value: string | number) => (typeof value === 'number' ? wholeNumber(value, of) : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(value)]));
}

const translators: Localized<Translate> = { es: translator('es'), en: translator('en') };

export function useWords(): Translate {
  return translators[useLanguage()];
}

/** The singular or plural text for a count: `counted(t, 'list.new', 1)`. */
export function counted(t: Translate, key: CountedKey, count: number): string {
  const plain = t as (key: string, values: Values) => string;
  return plain(`${key}.${count === 1 ? 'one' : 'many'}`, { count });
}

/** Whether a text from the server is a key of the texts. */
export function isWord(key: string): key is WordKey {
  return key in es;
}

/** The name of a state as a label. */
export function stateName(state: EnquiryState, of: Language): string {
  return capital(enquiryTraits[state].name[of]);
}

/** The name of a proposal's state as a label. */
export function proposalName(state: ProposalState, of: Language): string {
  return capital(proposalNames[state][of]);
}
