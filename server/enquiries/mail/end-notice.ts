import { Transform, type TransformCallback } from 'node:stream';

/** Passes a mail's text through, and calls `onEnd` after the last byte, just before the final dot is sent. */
export class EndNotice extends Transform {
  readonly #onEnd: () => void;

  constructor(onEnd: () => void) {
    super();
    this.#onEnd = onEnd;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#onEnd();
    done();
  }
}
