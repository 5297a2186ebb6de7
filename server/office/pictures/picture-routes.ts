import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { z } from 'zod';
import type { OfficePerson } from '../../../src/schema/office.ts';
import {
  newPicture,
  pictureChange,
  type OfficePicture,
  type UploadedPicture,
} from '../../../src/schema/office-pictures.ts';
import { withContent } from '../content/open-content.ts';
import { logRequest } from '../log/office-log.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import { keepPicture, removePicture, type PictureDesk } from './keep-picture.ts';
import { inTurn } from '../../queues.ts';
import { freeName } from '../content/plain-files.ts';
import type { OfficeParts } from '../open-office.ts';
import { decodingApart, type PictureDecoding } from './picture-decoding.ts';
import { readManifest, readMasters, type PictureDraft } from './picture-files.ts';
import { pictureUses } from './picture-uses.ts';
import { openUploads } from './uploads.ts';

/** The parts that the routes of pictures use. */
type PictureParts = Pick<OfficeParts, 'db' | 'now'> & {
  content: {
    desk: PictureDesk;
    /** `use` as of the shared draft. */
    draft: {
      folder: string;
      use<Result>(person: string, work: (draft: PictureDraft) => Promise<Result>): Promise<Result>;
    };
  } | null;
  /** Folder of uploaded files that have not been used yet. */
  uploads: string;
  /** Replaces decoding in separate processes, for tests. */
  decoding?: PictureDecoding;
};

/** Longest id of a picture that is made from its name. */
const longestId = 60;

/** Widths in pixels of a thumbnail in the list and of an opened picture, for screens of double density. */
const thumbnailWidths = { small: 480, large: 1280 };

// One thread, and no cache between thumbnails, to keep the memory of the office's process small.
sharp.concurrency(1);
sharp.cache(false);

/** The routes of pictures: those of the draft, and uploads that are not cropped yet. */
export function pictureRoutes({
  content,
  db,
  now,
  uploads: folder,
  decoding = decodingApart(),
}: PictureParts): OfficeRoute[] {
  const uploads = openUploads(folder, { now, decoding });
  const oneThumbnail = inTurn();

  /**
   * Changes a picture of the draft, and logs the change.
   * @param change resolves to the picture's id
   */
  async function changed({ email }: OfficePerson, change: (draft: PictureDraft, desk: PictureDesk) => Promise<string>) {
    const id = await withContent(content, ({ draft, desk }) => draft.use(email, (files) => change(files, desk)));
    await logRequest(db, { at: now(), by: email, action: 'changed', subject: `pictures/${id}` });
    return { id };
  }

  return [
    officeRoute('GET', '/api/pictures', {
      json: ({ person }) => withContent(content, ({ draft }) => draft.use(person.email, listPictures)),
    }),
    officeRoute('GET', '/api/pictures/:id/thumbnail', {
      async respond({ params: { id = '' }, query }) {
        // The id is looked up in the list of files, and is never used as a path.
        const masters = await withContent(content, ({ draft }) => readMasters(draft.folder));
        const path = masters.get(id)?.[0]?.path;
        if (path === undefined) throw new RequestError(404, 'gone');
        const width = thumbnailWidths[query.get('size') === 'large' ? 'large' : 'small'];
        const draw = () => sharp(path).resize({ width, withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
        return { file: await oneThumbnail(draw), name: `${id}.webp`, type: 'image/webp', kept: true };
      },
    }),
    officeRoute('POST', '/api/picture-uploads', {
      takes: 'bytes',
      async json({ body }) {
        if (!(body instanceof Readable)) throw new RequestError(422, 'picture-unknown');
        const taken = await uploads.take(body);
        const address = `/api/picture-uploads/${taken.upload}`;
        return { ...taken, address } satisfies UploadedPicture;
      },
    }),
    officeRoute('GET', '/api/picture-uploads/:upload', {
      params: z.object({ upload: z.uuid() }),
      async respond({ params: { upload } }) {
        const file = await readFile(await uploads.find(upload));
        return { file, name: 'foto.jpg', type: 'image/jpeg', kept: true };
      },
    }),
    officeRoute('POST', '/api/pictures', {
      body: newPicture,
      problem: 'picture-words',
      json: ({ person, body }) =>
        changed(person, async (draft, desk) => {
          const [{ manifest }, masters] = await Promise.all([readManifest(draft), readMasters(draft.folder)]);
          const isTaken = async (one: string) => Object.hasOwn(manifest, one) || masters.has(one);
          const id = await freeName(body.name, { without: 'foto', longest: longestId, isTaken });
          await keepPicture(draft, id, body, { desk, uploads });
          return id;
        }),
    }),
    officeRoute('POST', '/api/pictures/:id', {
      body: pictureChange,
      problem: 'picture-words',
      json: ({ person, params: { id = '' }, body }) =>
        changed(person, async (draft, desk) => {
          const { manifest } = await readManifest(draft);
          if (!Object.hasOwn(manifest, id)) throw new RequestError(404, 'gone');
          await keepPicture(draft, id, body, { desk, uploads });
          return id;
        }),
    }),
    officeRoute('POST', '/api/pictures/:id/remove', {
      json: ({ person, params: { id = '' } }) =>
        changed(person, async (draft, desk) => {
          await removePicture(draft, id, desk);
          return id;
        }),
    }),
  ];
}

async function listPictures(draft: PictureDraft): Promise<OfficePicture[]> {
  const [{ manifest }, masters, uses] = await Promise.all([
    readManifest(draft),
    readMasters(draft.folder),
    pictureUses(draft.folder),
  ]);
  return Object.entries(manifest).map(([id, { kind, width, height, alt, caption, credit, focus }]) => ({
    id,
    kind,
    width,
    height,
    alt,
    credit,
    ...(caption && { caption }),
    ...(focus && { focus }),
    version: masters.get(id)?.[0]?.version ?? '',
    uses: uses[id] ?? [],
  }));
}
