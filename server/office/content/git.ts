import { spawn } from 'node:child_process';
import type { Localized } from '../../../src/i18n/language.ts';

/**
 * Runs git and returns its output. Names of files and branches follow `--` or a commit, so that none is read as an
 * option.
 */
export type Git = (...words: string[]) => Promise<string>;

/** Git is killed after this many milliseconds without output: a repository may check a push for minutes in silence. */
const longestSilence = 300_000;

/** Git's variables could redirect it; only those with which an operator sets its key and connection are kept. */
const allowed = /^(?!GIT_)|^GIT_(?:CONFIG_GLOBAL|SSH_COMMAND|SSL_CAINFO)$/;

const identity = ['-c', 'user.name=Oficina', '-c', 'user.email=oficina@localhost', '-c', 'commit.gpgSign=false'];

/**
 * Git in a folder. Without credentials it fails instead of asking for a password.
 * @param variables git's own variables, such as `GIT_INDEX_FILE`
 */
export function gitIn(folder: string, variables: Readonly<Record<string, string>> = {}): Git {
  return (...words) =>
    new Promise((resolve, reject) => {
      const kept = Object.entries(process.env).filter(([name]) => allowed.test(name));
      const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...variables };
      const child = spawn('git', [...identity, ...words], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const output: Record<'out' | 'error', Buffer[]> = { out: [], error: [] };
      const silence = setTimeout(() => {
        child.kill('SIGKILL');
        // A program that git has started, such as ssh, may keep the pipes open.
        for (const pipe of [child.stdout, child.stderr]) pipe.destroy();
      }, longestSilence);
      const hear = (to: Buffer[]) => (bytes: Buffer) => {
        to.push(bytes);
        silence.refresh();
      };
      child.stdout.on('data', hear(output.out));
      child.stderr.on('data', hear(output.error));
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(silence);
        if (code === 0) resolve(Buffer.concat(output.out).toString());
        else reject(new GitFailure(`git ${words[0]}: ${Buffer.concat(output.error).toString().trim()}`, code));
      });
    });
}

/** A command of git that failed; `code` is null if it was killed. */
class GitFailure extends Error {
  readonly code: number | null;
  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

/** The answer “no” of a command that looks something up. @throws the error if the command was killed instead */
export function ifNone(error: unknown): null {
  if (error instanceof GitFailure && error.code !== null) return null;
  throw error;
}

/** Git's failures, with a message. It contains no address, because addresses may contain a password. */
const reasons = [
  [
    /\[rejected\]|non-fast-forward|fetch first|remote rejected.*cannot lock ref|stale info/i,
    'behind',
    { es: 'Alguien ha publicado a la vez. Prueba otra vez.', en: 'Somebody published at the same time. Try again.' },
  ],
  [
    /denyCurrentBranch|checked out branch|hook declined|protected branch|read-only|insufficient permission|unable to migrate/i,
    'not-accepted',
    {
      es: 'El repositorio no acepta la publicación: la persona que lleva el servidor debe permitirla.',
      en: 'The repository does not accept the publication: the person who runs the server has to allow it.',
    },
  ],
  [
    /authentication failed|permission denied|could not read (?:username|password)|publickey|403|401|dubious ownership/i,
    'refused',
    {
      es: 'El repositorio no deja entrar a la oficina: falta su clave o ha caducado.',
      en: 'The repository does not let the office in: its key is missing or has expired.',
    },
  ],
] as const;

const away = {
  es: 'No se llega al repositorio del contenido. Prueba otra vez dentro de un rato.',
  en: 'The repository of the content cannot be reached. Try again in a while.',
};

/** A failure of git, with a message for people. */
export class GitProblem extends Error {
  readonly kind: (typeof reasons)[number][1] | 'away';
  readonly words: Localized<string>;
  constructor(kind: GitProblem['kind'], words: Localized<string>) {
    super(words.en);
    this.kind = kind;
    this.words = words;
  }
}

/** Classifies a failure of git. */
export function gitProblem(error: unknown): GitProblem {
  if (error instanceof GitProblem) return error;
  const text = error instanceof Error ? error.message : '';
  const [, kind, words] = reasons.find(([pattern]) => pattern.test(text)) ?? [null, 'away' as const, away];
  return new GitProblem(kind, words);
}
