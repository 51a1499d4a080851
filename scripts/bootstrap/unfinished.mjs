import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const markIn = (root) => join(root, 'node_modules', '.thyme-unfinished');

/** Whether the npm of a killed command is still running. Its process id may belong to another program by now. */
function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('npm');
  } catch {
    return false;
  }
}

/** A file in node_modules from before npm starts until it has ended, with npm's process id. */
export function markUnfinished(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(markIn(root), '');
  return {
    waitFor: (pid) => writeFileSync(markIn(root), String(pid ?? '')),
    done: () => rmSync(markIn(root), { force: true }),
  };
}

export const isUnfinished = (root) => existsSync(markIn(root));

/** npm takes a folder with a package.json for a complete package, so the remains of an interrupted installation are removed. */
export async function clearUnfinished(root) {
  if (!isUnfinished(root)) return;
  const pid = readFileSync(markIn(root), 'utf8');
  while (pid && isNpm(pid)) await wait(200);
  console.log('The last installation was interrupted; removing what it left.');
  rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 });
}
