import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface ProgramResult {
  code: number;
  /** Both streams, in the order they came. */
  output: string;
  stdout: string;
}

export interface ProgramOptions {
  root: string;
  cwd?: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

/** Runs one of the installed programs (or a script by path) with our Node, and collects its output. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  const bin = join(options.root, 'node_modules', '.bin');
  const env = { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(program === 'node' ? process.execPath : join(bin, program), args, {
    cwd: options.cwd ?? options.root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: options.signal,
    shell: process.platform === 'win32' && program !== 'node',
  });
  let output = '';
  let stdout = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === child.stdout) stdout += chunk.toString();
    });
  }
  // An abort is also reported as an error event; the promise waits for the end of the process.
  child.on('error', (error: Error) => {
    output += `${error.message}\n`;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code: code ?? 1, output, stdout };
}
