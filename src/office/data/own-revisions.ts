/** The revisions that one screen has made of enquiries. */
export type OwnRevisions = {
  /** Records that a change of revision `from` made revision `to`. A change to the same values makes no revision. */
  note: (id: string, from: number, to: number) => void;
  /** The newest revision that the screen has made from a given one, or the given one if there is none. */
  newest: (id: string, from: number) => number;
};

export function ownRevisions(): OwnRevisions {
  const made = new Map<string, number>();
  const key = (id: string, revision: number) => `${id} ${revision}`;
  function newest(id: string, from: number): number {
    const next = made.get(key(id, from));
    return next === undefined ? from : newest(id, next);
  }
  return {
    note(id, from, to) {
      if (to > from) made.set(key(id, from), to);
    },
    newest,
  };
}
