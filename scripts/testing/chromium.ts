import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium that is installed: the one named in CHROMIUM_PATH, or the first on the search path. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), mac].find((file) =>
    existsSync(file),
  );
}

function aptInstall(): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** Installs Debian's Chromium where it is missing and we may; otherwise says what to do. */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('  installing Chromium …');
    aptInstall();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium is missing: install it (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}
