import { simpleGit } from 'simple-git';

/**
 * Runs git and returns its output. Names of files and branches follow `--` or a commit, so that none is read as an
 * option.
 */
export type Git = (...words: string[]) => Promise<string>;

/** Git is killed after this many milliseconds without output. */
const longestSilence = 30_000;

/**
 * The variables with which an operator configures git's key, credentials and connection. simple-git removes git's other
 * variables, because they could redirect git.
 */
const allowedVariables = ['GIT_CONFIG_GLOBAL', 'GIT_SSH_COMMAND', 'GIT_SSL_CAINFO', 'GIT_TERMINAL_PROMPT'];

/** Git in a folder. Without credentials it fails instead of asking for a password. */
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

/** Git's failures, with a message in Spanish. It contains no address, because addresses may contain a password. */
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

/** A failure of git, with a message for people. */
export class GitProblem extends Error {
  readonly kind: (typeof reasons)[number][1] | 'away';
  constructor(kind: GitProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Classifies a failure of git. */
export function gitProblem(error: unknown): GitProblem {
  if (error instanceof GitProblem) return error;
  const said = error instanceof Error ? error.message : '';
  for (const [pattern, kind, sentence] of reasons) if (pattern.test(said)) return new GitProblem(kind, sentence);
  return new GitProblem('away', 'No se llega al repositorio del contenido. Prueba otra vez dentro de un rato.');
}
