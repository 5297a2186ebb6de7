/** The ways to share an article, in the order in which they are offered. */
export type ShareWay = 'mail' | 'LinkedIn' | 'X' | 'WhatsApp';

/**
 * Plain links that share an article, without scripts of the services.
 * @param address absolute. In the links its colons and slashes are not percent-encoded, because the server replaces the
 * host in built pages
 */
export function shareAddresses(title: string, address: string): Record<ShareWay, string> {
  const name = encodeURIComponent(title);
  const place = encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return {
    mail: `mailto:?subject=${name}&body=${place}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${place}`,
    X: `https://x.com/intent/post?text=${name}&url=${place}`,
    WhatsApp: `https://wa.me/?text=${name}%20${place}`,
  };
}
