import { useChange, useLoaded } from '../data/query-client.ts';
import { capital } from '../../i18n/format.ts';
import type { NewPicture, OfficePicture, PictureChange, UploadedPicture } from '../../schema/office-pictures.ts';
import { pictureProblem, tellingBytes } from '../../schema/picture-kinds.ts';
import { largestPicture } from '../../schema/picture-shapes.ts';
import { call, Refusal, sessionEnded } from '../data/call.ts';

/** The `part` in the address for a new picture. */
export const newPart = 'nueva';

export function usePictures() {
  return useLoaded<OfficePicture[]>(['pictures'], '/api/pictures');
}

/** The office's name of a picture, of which its id was made: «Campus madrid tower». */
export function nameOf(id: string): string {
  return capital(id.replaceAll('-', ' '));
}

/** The address of a picture's thumbnail: for a card, or for the open picture. */
export function thumbnailOf({ id, version }: Pick<OfficePicture, 'id' | 'version'>, size: 'small' | 'large'): string {
  return `/api/pictures/${id}/thumbnail?size=${size}&version=${version}`;
}

/** The queries to reload after a change of a picture. */
const keys = ['pictures', 'content', 'content-draft', 'content-problems', 'content-preview'];

/** Saves a picture; `id` is null for a new one, which has a name instead. */
export function useKeepPicture() {
  return useChange(
    ({ id, ...body }: ({ id: null } & NewPicture) | ({ id: string } & PictureChange)) =>
      call<{ id: string }>(id === null ? '/api/pictures' : `/api/pictures/${id}`, { body }),
    ...keys,
  );
}

export function useRemovePicture() {
  return useChange((id: string) => call<{ id: string }>(`/api/pictures/${id}/remove`, { body: {} }), ...keys);
}

/**
 * Uploads a file, after checking its size and its first bytes.
 * @param onPart is called with the part that has been sent, 0 to 1
 * @throws Refusal
 */
export async function sendPicture(file: File, onPart: (part: number) => void): Promise<UploadedPicture> {
  const problem = pictureProblem(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()));
  if (problem !== null) throw new Refusal(422, problem);
  if (file.size > largestPicture) throw new Refusal(422, 'picture-too-heavy');
  const { status, answer } = await post(file, onPart);
  if (status >= 200 && status < 300) return answer as UploadedPicture;
  if (status === 401) sessionEnded.set(true);
  throw new Refusal(status, status === 0 ? 'offline' : ((answer as { problem?: string } | null)?.problem ?? ''));
}

/** Uses `XMLHttpRequest`, as `fetch` does not report the progress of an upload. */
function post(file: File, onPart: (part: number) => void): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve({ status: request.status, answer: request.response }));
    request.open('POST', '/api/picture-uploads');
    request.send(file);
  });
}
