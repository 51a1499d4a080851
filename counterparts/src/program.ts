import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, notRun } from '../../faults/src/fault.ts';
import { aptInstall, mayInstall } from '../../scripts/testing/debian.ts';

/** Installs a Debian package unless its program is there. Null where that worked; otherwise what to report. */
export function ensureProgram(file: string, name: string, print: (line: string) => void): Finding | null {
  if (existsSync(file)) return null;
  if (mayInstall()) {
    print(`  installing ${name} …`);
    if (aptInstall(name) && existsSync(file)) return null;
  }
  return notRun(`install it (on Debian: apt-get install ${name})`);
}

/** The account for programs that refuse to run as root. */
export function unprivileged(name = 'postgres'): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export interface Program {
  child: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program and waits until its port accepts connections. */
export async function startProgram(
  file: string,
  args: readonly string[],
  { port, as, env }: { port: number; as?: { uid: number; gid: number }; env?: Record<string, string> },
): Promise<Program> {
  let output = '';
  const child = spawn(file, args, {
    ...as,
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const program: Program = {
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
  for (let tries = 0; tries < 300; tries += 1) {
    if (await takesConnections(port)) return program;
    if (child.exitCode !== null) break;
    await pause(100);
  }
  await program.stop('SIGKILL');
  throw new Error(`${file} did not start.\n${output}`);
}

export function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
