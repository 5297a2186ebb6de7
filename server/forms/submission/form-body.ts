/** The pairs of a form submission; of a repeated name the first counts. */
export type FormBody = ReadonlyMap<string, string>;

/** The error for a body that is no form submission: the answer has status 400. */
class FormBodyError extends Error {
  readonly statusCode = 400;
}

/**
 * Reads a body of type `application/x-www-form-urlencoded`. Browsers write it in one way only. A body that breaks the
 * rules is damaged or made by hand, and is refused.
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
