/** The fields of a submitted form by name; of several with one name, the first. */
export type FormBody = ReadonlyMap<string, string>;

/** The error for a body that is not a submitted form; the response has status 400. */
class FormBodyError extends Error {
  readonly statusCode = 400;
}

/**
 * Parses a body of type `application/x-www-form-urlencoded`. Browsers encode it in only one way, so a body that breaks
 * the rules is damaged or made by hand, and is refused.
 * @throws FormBodyError when an escape is cut off or is not UTF-8
 */
export function readFormBody(body: Buffer): FormBody {
  const pairs = new Map<string, string>();
  for (const part of body.toString('utf8').split('&')) {
    if (part === '') continue;
    const end = part.indexOf('=');
    const name = decode(end < 0 ? part : part.slice(0, end));
    if (!pairs.has(name)) pairs.set(name, end < 0 ? '' : decode(part.slice(end + 1)));
  }
  return pairs;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw new FormBodyError('The body is not form data.', { cause: error });
  }
}
