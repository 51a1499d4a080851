import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './debian.ts';

/** Chromium without a window system: the same engine for half the processor time, which dominates browser tests. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium that is installed: the one named in CHROMIUM_PATH, or the best on the search path. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), mac].find((file) =>
    existsSync(file),
  );
}

/** Installs Debian's Chromium where it is missing and installing is allowed; otherwise uses another, or reports what to do. */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium();
  const chosen = Boolean(process.env.CHROMIUM_PATH);
  if (found && (chosen || found.endsWith(SHELL))) return found;
  if (mayInstall()) {
    print('  installing Chromium …');
    if (!aptInstall(SHELL)) {
      print(found ? `  ${SHELL} is not available; using ${found}, which is slower` : `  ${SHELL} is not available`);
      if (!found) aptInstall('chromium');
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `Chromium is missing: install it (on Debian: sudo apt-get install ${SHELL}; else chromium), or set CHROMIUM_PATH to one.`,
  );
}
