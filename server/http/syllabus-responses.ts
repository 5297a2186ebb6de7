import { languages } from '../../src/i18n/language.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
import type { SiteBuild } from '../site-build.ts';
import { createResponse, type KeptResponse } from './response.ts';
import { fileHeaders } from './security-headers.ts';

/** Seconds for which a syllabus may be cached: its dates change from day to day. */
const lifetime = 3600;

/** The syllabus at a path, as a PDF with centre and course in its file name; null if there is none. */
export async function syllabusResponse({ syllabus, facts }: SiteBuild, path: string): Promise<KeptResponse | null> {
  for (const { id, title } of facts.courses) {
    const language = languages.find((each) => syllabusPath(id, each) === path);
    const file = language && (await syllabus(path));
    if (!file) continue;
    const headers = {
      'content-type': 'application/pdf',
      'content-language': language,
      'content-disposition': disposition(`${facts.centre.name}, ${title[language]}.pdf`, `${id}-${language}.pdf`),
      'cache-control': `public, max-age=${lifetime}`,
      ...fileHeaders,
    };
    return createResponse({ headers, body: file, compressible: false });
  }
  return null;
}

/**
 * The header that shows a file in the browser and names it for saving (RFC 6266).
 * @param plain the name for programs without Unicode
 */
function disposition(name: string, plain: string): string {
  // Removes characters that some systems do not allow in file names.
  const encoded = encodeURIComponent(name.replaceAll(/[\\/:*?"<>|]/g, '')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
