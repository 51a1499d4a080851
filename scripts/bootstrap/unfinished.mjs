import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const markIn = (root) => join(root, 'node_modules', '.thyme-unfinished');

/** Whether the npm of a command that was killed still works on its own. Its number may be another program's by now. */
function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('npm');
  } catch {
    return false;
  }
}

/** Stands in node_modules from before npm begins until it is through, with npm's process id. */
export function markUnfinished(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(markIn(root), '');
  return {
    waitFor: (pid) => writeFileSync(markIn(root), String(pid ?? '')),
    done: () => rmSync(markIn(root), { force: true }),
  };
}

export const isUnfinished = (root) => existsSync(markIn(root));

/** npm takes a folder with a package.json for a whole package: what an installation that was cut off left is not built upon. */
export async function clearUnfinished(root) {
  if (!isUnfinished(root)) return;
  const pid = readFileSync(markIn(root), 'utf8');
  while (pid && isNpm(pid)) await wait(200);
  console.log('The last installation was cut off; what it left is removed.');
  rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
}
