/** A path as people read it: with its percent-encoded letters decoded, or as it is if they are malformed. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
