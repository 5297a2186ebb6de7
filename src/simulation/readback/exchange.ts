import type { Localized } from '../../i18n/language.ts';

/** A transmission of control, the readback of it, and what may be said next: the first is right. */
type RadioExchange = { controller: string; pilot: string; next?: readonly string[] | undefined };

/** One exchange on the radio. Without `next`, the readback is right. */
export type Exchange = {
  id: string;
  /** The reason why it is wrong or right: a key of `ReadbackContent.kinds`. */
  kind: string;
  /** The traffic situation that the visitor has to know. */
  situation?: Localized<string> | undefined;
  /** By the language of the radio, which the visitor chooses apart from that of the page. */
  radio: Localized<RadioExchange>;
  because: Localized<string>;
};

/** Everything that the exercise says on the radio and explains afterwards. */
export type ReadbackContent = {
  /** Advice on noticing each kind of error, a sentence each. */
  kinds: Readonly<Record<string, Localized<string>>>;
  exchanges: readonly Exchange[];
};

/** Tells whether the readback has an error. */
export function isWrong({ radio }: Exchange): boolean {
  return radio.es.next !== undefined;
}
