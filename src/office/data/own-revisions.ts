/** The revisions that one screen has made of enquiries. */
export type OwnRevisions = {
  /** Notes that a change made the revision `to` of `from`; a change to the same values makes none. */
  note: (id: string, from: number, to: number) => void;
  /** The newest revision that the screen has made of a given one, or that one. */
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
