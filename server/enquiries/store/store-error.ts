/**
 * The error of every store. It has no `cause`: PostgreSQL's errors quote the refused row, and would bring a visitor's
 * data into the log.
 */
export class EnquiryStoreError extends Error {
  /**
   * SQLSTATE, system error code, `SQLITE_<number>`, `unstorable` (the data are invalid), `unknown`, or a code of this
   * program: `NOT_READY`, `STOPPING`, `DATABASE_REPLACED`, `DISK_FULL`, `DOCUMENTS_FULL`, `QUEUE_FULL`.
   */
  readonly code: string;

  constructor(operation: string, code: string) {
    super(`The enquiry store could not ${operation}: ${code}`);
    this.name = 'EnquiryStoreError';
    this.code = code;
  }
}

/** A fault of the storage that this program detects itself. */
export class StorageError extends Error {
  readonly code: string;

  constructor(code: 'DATABASE_REPLACED' | 'DISK_FULL' | 'DOCUMENTS_FULL') {
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
