/** Maximum length of an address in mail programs: longer ones are cut or refused. */
const longest = 1900;

type Mail = { to: string; bcc: string | null; subject: string; text: string };

/**
 * The address that opens a mail program with an answer.
 * @returns `withText`: whether the address includes the text; a longer text has to be pasted
 */
export function mailLink({ to, bcc, subject, text }: Mail): { href: string; withText: boolean } {
  const head = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}`;
  const start = bcc === null ? head : `${head}&bcc=${encodeURIComponent(bcc)}`;
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  const withText = whole.length <= longest;
  return { href: withText ? whole : start, withText };
}
