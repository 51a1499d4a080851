import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestApi } from './boot-api.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run db -- …` without npm, on the database of a test. Returns its output. */
export async function runDbCommand(api: TestApi, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.app.services.config.dataDir,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/db.ts', ...args], {
    cwd: root,
    env,
  }).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}
