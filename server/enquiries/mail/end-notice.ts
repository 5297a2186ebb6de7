import { Transform, type TransformCallback } from 'node:stream';

/** Passes a text on and calls back at its end: the final dot follows at once. */
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
