/** The path under which the site serves a document of `content/press`, by its file name. */
export function pressDocumentPath(file: string): string {
  return `/press/${file}`;
}
