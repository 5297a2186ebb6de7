import type { Localized } from '../../../i18n/language.ts';

/** A controller's transmission, its readback, and the possible replies, the right one first. */
type RadioExchange = { controller: string; pilot: string; next?: readonly string[] | undefined };

/** One exchange on the radio. Without `next`, the readback is right. */
export type Exchange = {
  id: string;
  /** The reason why the readback is wrong or right: a key of `ReadbackContent.kinds`. */
  kind: string;
  /** The traffic situation that the visitor needs to know. */
  situation?: Localized<string> | undefined;
  /** By the language of the radio, which the visitor chooses independently of the page's language. */
  radio: Localized<RadioExchange>;
  because: Localized<string>;
};

/** The radio calls and explanations of the exercise. */
export type ReadbackContent = {
  /** Advice on noticing each kind of error, a sentence each. */
  kinds: Readonly<Record<string, Localized<string>>>;
  exchanges: readonly Exchange[];
};

/** Whether the readback has an error. */
export function isWrong({ radio }: Exchange): boolean {
  return radio.es.next !== undefined;
}
