import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { isLanguage } from '../../src/i18n/language.ts';
import type { Condition } from '../../src/site/services.ts';
import type { FoundField, PreviewOutcome, PreviewTask } from './preview-messages.ts';
import { littleMemory } from './draw-content.ts';

/** Idle time after which the drawing process ends, in milliseconds. */
const idleTime = 120_000;

/** Longest wait for a response, in milliseconds. */
const longestWait = 60_000;

/** The headers of every response of a preview: no scripts, no forms, framed only by the office's screen. */
export const previewHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // The frame keeps its origin, so that the office's screen can find the clicked text. The frame runs no scripts.
    'sandbox allow-same-origin',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export type PreviewOptions = {
  /** Folder of the build. */
  dist: string;
  /** The draft's folder `content/`. */
  content: string;
  /** Folder of the files of new pictures; they may be deleted at any time. */
  cache: string;
  /** Public origin of the site, for addresses in the head. */
  siteUrl: string;
  /** The conditions that the site's settings meet; parts of pages with other conditions are removed. */
  held: ReadonlySet<Condition>;
};

/** A response of the preview, to be sent with `previewHeaders`; `location` is a path without the prefix. */
export type PreviewResponse =
  | { status: 200 | 404; type: string; body: string | Buffer }
  | { status: 308; location: string }
  /** The draft cannot be drawn; `message` is that of the content check. */
  | { status: 422; message: string };

export type Preview = ReturnType<typeof previewOf>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Opens the preview of a draft. Its pages are drawn by a separate process, which starts with the first request and ends
 * when it is idle.
 */
export function previewOf({ dist, content, cache, siteUrl, held }: PreviewOptions) {
  const program = drawingProgram([join(dist, 'server', 'draw.js'), 'preview', dist, content, cache]);

  /**
   * Responds to an address of the site with the draft's page, or with a file of a page.
   * @param address an address of the site, such as `/cursos` or `/blog?lang=en`
   * @param prefix path on the office's host to put before the page's addresses, without a slash at its end
   */
  async function respond(address: string, prefix: string): Promise<PreviewResponse> {
    const { pathname: path, searchParams } = new URL(address, siteUrl);
    const type = types[extname(path)];
    if (type !== undefined) return file(path, prefix, type);
    const lang = searchParams.get('lang');
    const language = isLanguage(lang) ? lang : undefined;
    const drawn = await program.ask({ kind: 'page', path, siteUrl, language, held: [...held] });
    if (drawn.kind === 'redirect') return { status: 308, location: drawn.path };
    if (drawn.kind === 'page')
      return { status: drawn.status, type: 'text/html; charset=utf-8', body: asPreview(drawn.html, prefix) };
    return { status: 422, message: drawn.kind === 'failed' ? drawn.message : '' };
  }

  async function file(path: string, prefix: string, type: string): Promise<PreviewResponse> {
    const lost: PreviewResponse = { status: 404, type: 'text/plain; charset=utf-8', body: '404 Not Found\n' };
    if (normalize(path) !== path || !path.startsWith('/')) return lost;
    const built = await readFile(join(dist, 'client', path)).catch(() => null);
    const body = built ?? (await pictureBody(path));
    if (body === null) return lost;
    return { status: 200, type, body: type.startsWith('text/css') ? withPrefix(body.toString(), prefix) : body };
  }

  async function pictureBody(path: string): Promise<Buffer | null> {
    if (!path.startsWith('/assets/pictures/')) return null;
    const drawn = await program.ask({ kind: 'picture', path });
    return drawn.kind === 'picture' && drawn.file !== null ? readFile(drawn.file) : null;
  }

  return {
    respond,
    /** Finds the fields that contain a text of a page. */
    async fieldsWithText(text: string): Promise<FoundField[]> {
      const drawn = await program.ask({ kind: 'fields', text });
      return drawn.kind === 'fields' ? drawn.fields : [];
    },
    /** Ends the drawing process; the next request starts it again. */
    close: program.end,
  };
}

/** Removes scripts from a page, and puts the prefix before its links and files. */
function asPreview(html: string, prefix: string): string {
  const plain = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|prefetch)"[^>]*>/g, '')
    .replace('<head>', '<head><meta name="robots" content="noindex">');
  return withPrefix(plain.replaceAll(/ (href|action)="\/(?!\/)/g, ` $1="${prefix}/`), prefix);
}

/** Puts the prefix before addresses of files in attributes and styles. */
function withPrefix(text: string, prefix: string): string {
  return text.replaceAll(/(["'(,\s])\/assets\//g, `$1${prefix}/assets/`);
}

type Waiting = { resolve: (outcome: PreviewOutcome) => void; reject: (error: Error) => void };

/** Runs a drawing process that responds to messages, until it is idle. */
function drawingProgram(parameters: readonly string[]) {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function start(): ChildProcess {
    const started = spawn(process.execPath, [...littleMemory.flags, ...parameters], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...littleMemory.environment },
    });
    started.on('message', (message) => {
      const { id, outcome } = message as { id: number; outcome: PreviewOutcome };
      waiting.get(id)?.resolve(outcome);
      waiting.delete(id);
    });
    const fail = () => {
      if (child === started) forget();
    };
    started.on('exit', fail).on('error', fail);
    return started;
  }

  /** Rejects the unanswered requests; the next one starts another process. */
  function forget(): void {
    child = null;
    for (const { reject } of waiting.values()) reject(new Error('The program that draws previews ended.'));
    waiting.clear();
  }

  function end(): void {
    clearTimeout(idle);
    child?.kill();
    forget();
  }

  async function ask(task: PreviewTask): Promise<PreviewOutcome> {
    child ??= start();
    clearTimeout(idle);
    idle = setTimeout(end, idleTime).unref();
    asked += 1;
    const id = asked;
    const late = AbortSignal.timeout(longestWait);
    const answered = new Promise<PreviewOutcome>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      late.addEventListener('abort', () => reject(new Error('The preview was not drawn in time.')));
    });
    child.send({ id, task });
    return answered.finally(() => waiting.delete(id));
  }

  return { ask, end };
}
