import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What the commands themselves need to know; the server reads its own settings from the same environment. */
export interface Settings {
  root: string;
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL itself, also where the server goes through a pooler: migrations need a session. */
  databaseUrl: string | undefined;
  /** Fill an empty marketplace with the demo one, and serve the pages that only a demonstration has. */
  demo: boolean;
}

export const projectRoot = dirname(dirname(import.meta.dirname));

/** A mistake in the configuration, reported in one line without a stack trace. */
export class Refusal extends Error {}

function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(
    `PORT is "${text}", which is no port: give a whole number from 1 to 65535, for example PORT=3001 npm start.`,
  );
}

function readDemo(env: NodeJS.ProcessEnv): boolean {
  const wanted = env.DEMO?.trim();
  if (wanted && wanted !== 'on' && wanted !== 'off') throw new Refusal(`DEMO is "${wanted}": give on or off.`);
  // Production has no demo users with known passwords unless DEMO enables them.
  return wanted ? wanted === 'on' : env.NODE_ENV !== 'production';
}

/** Variables in the environment win over those in the file `.env`. */
export function loadEnvironmentFile(root = projectRoot): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function readSettings(env: NodeJS.ProcessEnv = process.env, root = projectRoot): Settings {
  return {
    root,
    port: readPort(env.PORT),
    host: env.HOST?.trim() || '127.0.0.1',
    dataDir: resolve(root, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: env.DATABASE_DIRECT_URL?.trim() || env.DATABASE_URL?.trim() || undefined,
    demo: readDemo(env),
  };
}
