/**
 * The error of every store. It has no `cause` on purpose: PostgreSQL's errors quote the refused row, and a log would
 * get a visitor's data.
 */
export class EnquiryStoreError extends Error {
  /**
   * SQLSTATE, system error code, `SQLITE_<number>`, `unstorable` (the enquiry itself), `unknown`, or one of our own:
   * `NOT_READY`, `STOPPING`, `DATABASE_REPLACED`, `DISK_FULL`, `QUEUE_FULL`.
   */
  readonly code: string;

  constructor(operation: string, code: string) {
    super(`The enquiry store could not ${operation}: ${code}`);
    this.name = 'EnquiryStoreError';
    this.code = code;
  }
}

/** A fault of the storage that this program found out itself. */
export class StorageError extends Error {
  readonly code: string;

  constructor(code: 'DATABASE_REPLACED' | 'DISK_FULL') {
    super(code);
    this.code = code;
  }
}

/** The code of a database's error, free of personal data. */
export function errorCode(error: unknown): string {
  if (error instanceof RangeError) return 'unstorable';
  if (!(error instanceof Error)) return 'unknown';
  if ('errcode' in error) return `SQLITE_${String(error.errcode)}`;
  return 'code' in error && /^[A-Z0-9_]{3,40}$/.test(String(error.code)) ? String(error.code) : 'unknown';
}
