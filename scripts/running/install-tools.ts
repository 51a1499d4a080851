import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** The npm that started us, or the one on the search path. */
function npmCommand(): [program: string, before: string[]] {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, [script]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

async function install(folder: string, name: string): Promise<void> {
  const [program, before] = npmCommand();
  try {
    await execute(program, [...before, ...ARGUMENTS], { cwd: folder, shell: program === 'npm.cmd' });
  } catch (error) {
    const said = `${(error as { stderr?: string }).stderr ?? ''}`;
    const [reason] = /^npm (?:error|ERR!) .*(?:E[A-Z]{3,}|network|request to).*$/m.exec(said) ?? [
      (error as Error).message.split('\n')[0],
    ];
    throw new Error(
      `${name} is not installed in ${folder} and could not be: the first run needs the npm registry (${reason}).`,
    );
  }
}

/** A tool with many packages is installed on first use, in a folder with its own lock file, and not by every clone. */
export async function installTool(
  folder: string,
  { name, say }: { name: string; say: (line: string) => void },
): Promise<void> {
  const stamp = join(folder, 'node_modules', '.installed');
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`  installing ${name}, the first time only …`);
  await install(folder, name);
  writeFileSync(stamp, wanted);
}
