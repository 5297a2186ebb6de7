import type { Driver } from 'kysely';

/**
 * The error of a database and its store. It has no `cause`: PostgreSQL's errors quote the refused row, and would bring a
 * visitor's data into the log.
 */
export class EnquiryStoreError extends Error {
  /**
   * SQLSTATE, system error code, `SQLITE_<number>`, `unstorable` (the data are invalid), `unknown`, or a code of this
   * program: `STOPPING`, `DATABASE_REPLACED`, `DISK_FULL`, `DOCUMENTS_FULL`, `QUEUE_FULL`.
   */
  readonly code: string;

  /** @param message free of personal data */
  constructor(code: string, message = `The enquiries' database failed: ${code}`) {
    super(message);
    this.name = 'EnquiryStoreError';
    this.code = code;
  }
}

/** The code of a database's error, free of personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('errcode' in error) return `SQLITE_${String(error.errcode)}`;
  return 'code' in error && /^[A-Z0-9_]{3,40}$/.test(String(error.code)) ? String(error.code) : 'unknown';
}

/** Codes of a database that is locked, has too many requests, or is away (PostgreSQL's classes 08, 53 and 57). */
const awayCodes = /^(?:SQLITE_(?:5|261|517)|QUEUE_FULL|E[A-Z]+|(?:08|53|57)[0-9A-Z]{3})$/;

/** Whether a database cannot answer now, but may soon. */
export function isAway(error: unknown): boolean {
  return error instanceof EnquiryStoreError && awayCodes.test(error.code);
}

/** Makes a driver's errors hold only a code, for all queries: messages of a database may repeat stored values. */
export function withoutPersonalData(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const guarded = new WeakSet();
  driver.acquireConnection = (options) =>
    coded(async () => {
      const connection = await acquire(options);
      if (guarded.has(connection)) return connection;
      guarded.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, how) => coded(() => execute(query, how));
      return connection;
    });
  return driver;
}

async function coded<Result>(use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    throw error instanceof EnquiryStoreError ? error : new EnquiryStoreError(errorCode(error));
  }
}

/** Opens a database. No stored data are read, so the reason may be told. */
export async function opening<Opened>(place: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : errorCode(error);
    const code = error instanceof EnquiryStoreError ? error.code : errorCode(error);
    throw new EnquiryStoreError(code, `The enquiries' database ${place} cannot be opened: ${reason}`);
  }
}
