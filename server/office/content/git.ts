import { simpleGit } from 'simple-git';

/** Runs git. No argument may be read as an option: names of files and branches follow `--` or a commit. */
export type Git = (...words: string[]) => Promise<string>;

/** Git is ended after this many milliseconds without output. */
const longestSilence = 30_000;

/**
 * The variables by which an operator sets git's key, credentials and connection. simple-git removes all others, as an
 * inherited environment could redirect git.
 */
const allowedVariables = ['GIT_CONFIG_GLOBAL', 'GIT_SSH_COMMAND', 'GIT_SSL_CAINFO', 'GIT_TERMINAL_PROMPT'];

/** Git in a folder. It cannot ask for a password: without credentials it fails. */
export function gitIn(folder: string): Git {
  process.env.GIT_TERMINAL_PROMPT = '0';
  const git = simpleGit({
    baseDir: folder,
    timeout: { block: longestSilence },
    allowEnvironment: allowedVariables,
    config: ['user.name=Oficina', 'user.email=oficina@localhost', 'commit.gpgSign=false', 'gc.auto=0'],
  });
  return async (...words) => git.raw(words);
}

/** A failure of git, in Spanish and without an address, which may hold a password. */
const reasons = [
  [/\[rejected\]|non-fast-forward|fetch first|cannot lock ref|stale info/i, 'behind', 'Alguien ha publicado a la vez.'],
  [
    /denyCurrentBranch|checked out branch|hook declined|protected branch|read-only|insufficient permission|unable to migrate/i,
    'not-accepted',
    'El repositorio no acepta la publicación: la persona que lleva el servidor debe permitirla.',
  ],
  [
    /authentication failed|permission denied|could not read (?:username|password)|publickey|403|401|dubious ownership/i,
    'refused',
    'El repositorio no deja entrar a la oficina: falta su clave o ha caducado.',
  ],
] as const;

/** A failure of git with a sentence for a person. */
export class GitProblem extends Error {
  readonly kind: (typeof reasons)[number][1] | 'away';
  constructor(kind: GitProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The kind of a failure of git with the repository. */
export function gitProblem(error: unknown): GitProblem {
  if (error instanceof GitProblem) return error;
  const said = error instanceof Error ? error.message : '';
  for (const [pattern, kind, sentence] of reasons) if (pattern.test(said)) return new GitProblem(kind, sentence);
  return new GitProblem('away', 'No se llega al repositorio del contenido. Prueba otra vez dentro de un rato.');
}
