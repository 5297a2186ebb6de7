import type { UploadedPicture } from '../src/schema/office-pictures.ts';

const uploaded: UploadedPicture = {
  upload: 'x',
  width: 1600,
  height: 1000,
  address: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='1000'/>`,
};

/** In place of `XMLHttpRequest`: the server of the office, which accepts every upload. */
export class AcceptedUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly response = uploaded;
  open(): void {}
  send(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

/** A file with the first bytes of a JPEG picture. */
export const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'new.jpg', { type: 'image/jpeg' });
