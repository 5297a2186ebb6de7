/** How long the numbers of free places are cached, in milliseconds, so that most requests need no query. */
const freshMs = 2000;

type Seats = Readonly<Record<string, number>>;

/** Reads the number of free places of each session; null if no session can be booked. */
export type ReadSeats = () => Promise<Seats | null>;

/**
 * Reads the numbers of free places, which may be two seconds old; null if nothing can be booked or the database does
 * not answer. The form and the booking read the numbers from the database.
 */
export function createSeats(read: ReadSeats): ReadSeats {
  let known: { seats: Seats | null; at: number } | null = null;
  return async () => {
    if (known && Date.now() - known.at < freshMs) return known.seats;
    known = { seats: await read().catch(() => null), at: Date.now() };
    return known.seats;
  };
}
