import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The account "nobody" replaces that of the unit, which exists only in an installation. */
const nobody = '65534';

/** Settings of a unit file by name; a repeated name has several values. */
export function unitSettings(file: string): (name: string) => string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return (name) => lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
}

/**
 * Makes setpriority(2) fail in the program that follows, as in a unit that does not allow this call. The numbers of
 * system calls depend on the architecture.
 */
const refusePriority = `
  my ($prctl, $refused) = \`uname -m\` =~ /aarch64/ ? (167, 140) : (157, 141);
  my $filter = pack 'SCCL' x 4, 0x20, 0, 0, 0, 0x15, 0, 1, $refused, 6, 0, 0, 0x50001, 6, 0, 0, 0x7fff0000;
  syscall($prctl, 22, 2, pack('S x6 P', 4, $filter)) == 0 or die "seccomp: $!";
  exec @ARGV or die $!;`;

/**
 * Has the effect of ProtectSystem=strict and PrivateTmp: everything is read-only but the unit's data folder, `/tmp` and
 * the folders of the kernel.
 */
const protect = `
  set -eu
  mount -t tmpfs none /srv
  mount -t tmpfs none /var/lib
  mkdir -p "$WORK" "$STATE"
  mount --bind "$PROJECT" "$WORK"
  mount --bind "$DATA" "$STATE"
  mount -t tmpfs -o mode=1777 none /tmp
  cut -d ' ' -f 5 /proc/self/mountinfo | while read -r at; do
    case "$at" in /proc*|/sys*|/dev*|/tmp|"$STATE") ;; *) mount -o remount,bind,ro "$at" ;; esac
  done
  cd "$WORK"
  umask "$MASK"
  unset PROJECT DATA MASK
  exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs --bounding-set=-all "$@"`;

export type Sandbox = {
  /** The server's folders inside the sandbox. */
  work: string;
  state: string;
  /** The unit's command line. */
  command: string[];
  /** Starts a program as the unit would, with the unit's variables and some more. */
  start(command: readonly string[], variables?: Record<string, string>): ChildProcess;
  /** Runs a program to its end. */
  run(command: readonly string[], variables?: Record<string, string>): Promise<{ code: number | null; output: string }>;
};

/**
 * Applies the main restrictions of the server's unit without systemd, as root. Folders, variables, mask and command
 * line are read from the unit file. Mounts make everything but the data folder and `/tmp` read-only. Only one system
 * call is filtered, and no limits are set.
 * @param places the project and the unit's data folder
 */
export function unitSandbox(file: string, places: { project: string; data: string }): Sandbox {
  const settings = unitSettings(file);
  const [work, state] = [settings('WorkingDirectory')[0]!, `/var/lib/${settings('StateDirectory')[0]}`];
  const set = Object.fromEntries(
    settings('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
  const env = { ...set, PATH: process.env.PATH!, WORK: work, STATE: state, MASK: settings('UMask')[0]! };
  const start: Sandbox['start'] = (command, variables = {}) =>
    spawn(
      'unshare',
      ['--mount', '--propagation', 'private', 'sh', '-c', protect, 'sh', 'perl', '-e', refusePriority, ...command],
      {
        env: { ...env, PROJECT: places.project, DATA: places.data, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  return {
    work,
    state,
    command: settings('ExecStart')[0]!.split(' '),
    start,
    async run(command, variables) {
      const child = start(command, variables);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text: Buffer) => (output += text.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output };
    },
  };
}
