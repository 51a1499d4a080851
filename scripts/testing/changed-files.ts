import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Files, from the root, that differ from the main branch: changed in commits, in the work tree, or not yet added. */
export async function changedFiles(root: string): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await execute('git', args, { cwd: root })).stdout.split('\n').filter(Boolean);
  const baseOf = (branch: string) => git('merge-base', 'HEAD', branch).catch(() => []);
  try {
    const [base = 'HEAD'] = [...(await baseOf('origin/main')), ...(await baseOf('main'))];
    const changed = await git('diff', '--name-only', '--relative', base);
    const added = await git('ls-files', '--others', '--exclude-standard');
    return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)));
  } catch {
    // A copy of the sources without git has no changes to name.
    return [];
  }
}
