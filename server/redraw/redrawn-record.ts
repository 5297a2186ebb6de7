/** Where pages lie that were drawn again after the build, inside the build's folder. */
export const redrawnFolder = 'redrawn';

/** Names the pages that count; replaced as a whole, so that who reads it always finds all of them. */
export const redrawnFile = 'current.json';

/** What `redrawnFile` holds. */
export type RedrawnRecord = {
  /** The build that the pages belong to. */
  build: string;
  /** The day that they show, `YYYY-MM-DD`. */
  day: string;
  /** Files by the name of a page, from the build's folder. */
  pages: Record<string, string>;
};

/** How the program that draws them ends where another build has taken the place of the one it was asked for. */
export const otherBuildExit = 3;
