const spanish = /(^|[./])es\.md$/;

/** The English file that belongs to a Spanish one; null for other files. */
export function englishFileOf(file: string): string | null {
  return spanish.test(file) ? file.replace(spanish, '$1en.md') : null;
}

/** The Spanish file that belongs to an English one; null for other files. */
export function spanishFileOf(file: string): string | null {
  const other = file.replace(/(^|[./])en\.md$/, '$1es.md');
  return other === file ? null : other;
}

/**
 * The file by which the document of a file is named: the Spanish one of both languages, and `pictures.yaml` for
 * pictures. A document is opened, published and discarded as a whole.
 */
export function documentOf(file: string): string {
  return file.startsWith('pictures/') ? 'pictures.yaml' : (spanishFileOf(file) ?? file);
}
