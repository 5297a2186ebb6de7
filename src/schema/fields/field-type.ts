import { readNumber } from '../../i18n/typed-number.ts';

/**
 * The type of a field: it decides how a value is trimmed, which values are refused, and which control is used. It also
 * decides what is stored: for `choices` the ids, separated by commas; for `documents` the names and sizes. For a
 * `consent` the version of its text and the time are stored, otherwise the value.
 */
const fieldTypes = [
  'name',
  'line',
  'email',
  'phone',
  'number',
  'day',
  'text',
  'choice',
  'choices',
  'documents',
  'consent',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Whether a text in a document is a type of field. */
export function isFieldType(value: unknown): value is FieldType {
  return fieldTypes.includes(value as FieldType);
}

/**
 * The reason why a value is refused. `forbidden` means characters that must not be stored or sent: control characters,
 * and line breaks in a single line. With them a name could inject e-mail headers. `again`: the documents of a returned
 * form must be chosen again. `full`: no more documents are taken, of this sender or at all.
 */
export type ErrorKey = 'missing' | 'malformed' | 'tooLong' | 'forbidden' | DocumentFault;
const documentFaults = ['notPdf', 'tooLarge', 'tooMany', 'again', 'full'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** Whether an error is about documents. */
export function isDocumentFault(error: ErrorKey): error is DocumentFault {
  return documentFaults.some((fault) => fault === error);
}

/** The parts of a field that its check needs. `maxLength` counts UTF-16 units, as browsers do. */
export type FieldRule = { type: FieldType; maxLength: number };

/** A valid value, null for an empty field, or the reason why it is refused. */
type ReadValue = { value: string | null } | { error: ErrorKey };

// Invisible characters that come with a copied text. Marks of the writing direction can make a name look like another
// one. Joiners stay: names in some scripts and emoji need them.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const joiners = /[\u200c\u200d]/gu;
const hyphens = /[\p{Pd}\u2212]/gu;
const forbiddenInLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const forbiddenInText = /[^\P{Cc}\n\t]+/gu;

/** Returns the trimmed value, or the reason why it is refused. Whether the field may be empty depends on the form. */
export function readField({ type, maxLength }: FieldRule, typed: string): ReadValue {
  const value = tidied(type, typed);
  if (value === '') return { value: null };
  if (withoutForbidden(type, value) !== value) return { error: 'forbidden' };
  if (value.length > maxLength) return { error: 'tooLong' };
  return wellFormed[type](value) ? { value } : { error: 'malformed' };
}

/** A refused value without the characters that were refused, to be shown in the form again. */
export function withoutForbidden(type: FieldType, typed: string): string {
  const forbidden = hasLines(type) ? forbiddenInText : forbiddenInLine;
  return tidied(type, tidied(type, typed).replace(forbidden, ' '));
}

function tidied(type: FieldType, typed: string): string {
  if (type === 'number') return tidyNumber(typed);
  if (type === 'email') return tidyLine(typed.normalize('NFKC').replace(joiners, ''));
  // Phone numbers are copied with typographic hyphens and blanks (U+2011, U+202F).
  if (type === 'phone') return tidyLine(typed.normalize('NFKC').replace(joiners, '').replace(hyphens, '-'));
  return hasLines(type) ? tidyText(typed) : tidyLine(typed);
}

function hasLines(type: FieldType): boolean {
  return type === 'text' || type === 'documents';
}

function tidyLine(typed: string): string {
  return tidy(typed)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(/^ | $/g, '');
}

/** Writes “1.200” as 1200; other texts stay for the check. */
function tidyNumber(typed: string): string {
  const read = readNumber(typed);
  return Number.isInteger(read) ? String(read) : tidyLine(typed);
}

/** Turns all line breaks into line feeds, as browsers count them. */
function tidyText(typed: string): string {
  return tidy(typed)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();
}

function tidy(typed: string): string {
  return typed.toWellFormed().normalize('NFC').replace(invisible, '');
}

const wellFormed: Readonly<Record<FieldType, (value: string) => boolean>> = {
  name: (value) => /\p{L}/u.test(value),
  email: isEmail,
  phone: isPhone,
  number: (value) => /^[1-9]\d{0,3}$/.test(value),
  day: isDay,
  choice: (value) => /^[a-z0-9][a-z0-9-]*$/.test(value),
  choices: (value) => /^[a-z0-9][a-z0-9-]*(,[a-z0-9][a-z0-9-]*)*$/.test(value),
  documents: () => true,
  line: () => true,
  text: () => true,
  consent: () => true,
};

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const hostLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Matches common mail addresses, not every address that RFC 5322 allows. */
function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const labels = value.slice(at + 1).split('.');
  if (at < 1 || local.length > 64 || !localPart.test(local) || labels.length < 2) return false;
  const topLevel = labels.at(-1) ?? '';
  return (
    labels.every((label) => label.length <= 63 && hostLabel.test(label)) && /^(?!\d)[\p{L}\p{N}-]{2,}$/u.test(topLevel)
  );
}

/** Matches a typed phone number with blanks, brackets, dots and an extension, and enough digits. */
function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 20 && /^[+(\d][\d ().,/+-]*((ext\.?|x|#) ?\d+)?$/iu.test(value);
}

/** Matches a calendar day from 2000 to 2099 as ISO 8601 and browsers write it: 2027-03-01. */
function isDay(value: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
