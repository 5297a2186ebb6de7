/**
 * The form in which e-mail addresses are compared: without blanks at either end, in lower case, in Unicode form NFC.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * The mailbox behind an address, by which automatic mails are limited. Subaddresses (RFC 5233) such as
 * `ana+1@example.com` reach `ana@example.com`, and Gmail ignores dots.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  if (at < 0) return key;
  const tag = key.indexOf('+');
  const name = key.slice(0, tag > 0 && tag < at ? tag : at);
  const host = key.slice(at + 1);
  // https://support.google.com/mail/answer/7436150, read 2026-11-23; both domains lead to one mailbox.
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
