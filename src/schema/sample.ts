const reservedHost = /(?:^|[@./])example\.(?:com|org)(?=[/:?#]|$)/i;

/**
 * Whether a text is an address, e-mail or link on a host that RFC 2606 reserves for examples (`example.com`,
 * `example.org` and their subdomains). Such a value has yet to be replaced.
 */
export function isSampleAddress(value: string): boolean {
  return reservedHost.test(value);
}
