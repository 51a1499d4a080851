import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const needed = 24;
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

function runs(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) >= needed;
}

/** Node 24: the one that runs us, or the one npm installed beside the other packages. */
export function findNode(root, self = process) {
  if (majorOf(self.version) >= needed) return self.execPath;
  const system = self.platform === 'win32' ? 'win' : self.platform;
  const file = self.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', `node-${system}-${self.arch}`, 'bin', file);
  if (existsSync(installed) && runs(installed)) return installed;
  throw new Error(
    `Thyme needs Node ${needed}; this is ${self.version}, and npm has no Node ${needed} for ${self.platform}-${self.arch}. ` +
      'Install it from https://nodejs.org and run the command again.',
  );
}
