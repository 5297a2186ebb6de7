/** Matches a piece of markup as React writes it: a comment, a tag with its parts, or a text. */
export const markupPiece =
  /<!--[\s\S]*?-->|<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>(?:[\s/](?:"[^"]*"|[^">])*)?)>|[^<]+/gi;
