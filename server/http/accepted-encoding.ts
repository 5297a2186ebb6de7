import Negotiator from 'negotiator';

/** The forms that bodies are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Longer lists are no browser's: they get the plain body. */
const longestList = 512;

/** Browsers send a handful of different lists: each is read once. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

/** The best encoding that an `Accept-Encoding` header allows, brotli before gzip where both are equally welcome. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header || header.length > longestList) return 'identity';
  const before = known.get(header);
  if (before) return before;
  const encoding = read(header);
  if (known.size < mostKnown) known.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const request = { headers: { 'accept-encoding': header } };
  const best = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : 'identity';
}
