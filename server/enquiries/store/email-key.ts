/** The form in which two e-mail addresses are compared when a person asks for erasure: without blanks, in lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * The mailbox behind an address, by which automatic answers are limited: `ana+1@example.com` and `ana+2@example.com` are
 * delivered to `ana@example.com` (subaddressing, RFC 5233).
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const tag = key.indexOf('+');
  return tag > 0 && tag < at ? key.slice(0, tag) + key.slice(at) : key;
}
