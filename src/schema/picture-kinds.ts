/** The signatures of file types. ISO media files have theirs from the fifth byte on. */
const beginnings: readonly [kind: string, start: RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n[^]\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*|MM[^]\*)/],
  ['pdf', /^%PDF-/],
  ['svg', /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype svg|svg)/i],
];

/** Types of file that the office accepts. */
const taken: readonly string[] = ['jpeg', 'png', 'webp'];

/** The number of bytes from the start of a file that identify its type. */
export const tellingBytes = 256;

/**
 * Detects from the first bytes of a file whether it is a JPEG, PNG or WebP. The file's name and the media type in the
 * request are ignored.
 * @returns null for one of them, and for every other type the problem, such as `picture-heic`
 */
export function pictureProblem(start: Uint8Array): string | null {
  const text = String.fromCharCode(...start.subarray(0, tellingBytes));
  const kind = beginnings.find(([, beginning]) => beginning.test(text))?.[0] ?? 'unknown';
  return taken.includes(kind) ? null : `picture-${kind}`;
}
