import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@thyme/db/testing';
import { type App, type AppOptions, buildApp } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/process/log.ts';
import { type SettableClock, settableClock } from './settable-clock.ts';
import { businessUser, guestUser, type SignedIn } from './sign-in.ts';

/** 15 June 2026, a Monday, 09:00 in Ireland. */
const DEFAULT_NOW = Date.UTC(2026, 5, 15, 8) / 1000;

export interface WireError {
  message: string;
  path?: (string | number)[];
  extensions?: Record<string, unknown> & { code?: string; validation?: Record<string, string[]>; id?: string };
}

export interface WireAnswer<Data = Record<string, never>> {
  data?: Data | null;
  errors?: WireError[];
}

export interface RunOptions {
  token?: string;
  headers?: Record<string, string>;
}

export interface ApiOptions extends Pick<AppOptions, 'log' | 'site' | 'mail' | 'places' | 'texts' | 'push'> {
  now?: number;
  config?: Partial<Config>;
  /** Shares another API's database, as a second process would. */
  beside?: TestApi;
}

export interface TestApi {
  app: App;
  db: Database;
  clock: SettableClock;
  url: string;
  databaseUrl: string;
  /** One operation over real HTTP. */
  run<Data = Record<string, never>>(query: string, variables?: object, options?: RunOptions): Promise<WireAnswer<Data>>;
  /** The data of an operation that must succeed. */
  ask<Data>(query: string, variables?: object, options?: RunOptions): Promise<Data>;
  batch(operations: { query: string; variables?: object }[], options?: RunOptions): Promise<WireAnswer<never>[]>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  signIn(values?: Parameters<typeof guestUser>[2]): Promise<SignedIn>;
  signInBusiness(values?: Parameters<typeof businessUser>[2]): Promise<SignedIn>;
  /** Runs every waiting job, whatever its start time. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** The whole server on a database of its own, listening on a free port. Jobs run on request. */
export async function bootApi(options: ApiOptions = {}): Promise<TestApi> {
  const database = options.beside
    ? { url: options.beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const files = options.beside ? null : mkdtempSync(join(tmpdir(), 'thyme-api-'));
  const clock = options.beside?.clock ?? settableClock(options.now ?? DEFAULT_NOW);
  const config: Config = {
    ...loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: files ?? options.beside?.app.services.config.dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '4',
      JOBS: 'off',
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    }),
    ...options.config,
  };
  const app = await buildApp({ ...options, config, clock, log: options.log ?? createLog(config) });
  const url = await app.listen();
  const post = (body: unknown, { token, headers }: RunOptions = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}`, ...headers },
      body: JSON.stringify(body),
    });
  const run: TestApi['run'] = async (query, variables, runOptions) =>
    (await (await post({ query, variables }, runOptions)).json()) as never;

  return {
    app,
    db: app.database.db,
    clock,
    url,
    databaseUrl: database.url,
    run,
    ask: async (query, variables, runOptions) => {
      const { data, errors } = await run(query, variables, runOptions);
      if (errors || !data) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
      return data as never;
    },
    batch: async (operations, runOptions) => (await (await post(operations, runOptions)).json()) as never,
    fetch: (path, init) => fetch(url + path, init),
    signIn: (values) => guestUser(app.database.db, clock.now(), values),
    signInBusiness: (values) => businessUser(app.database.db, clock.now(), values),
    runJobs: () => app.jobs.drain(app.services),
    close: async () => {
      await app.close();
      await database.drop();
      if (files) rmSync(files, { recursive: true, force: true });
    },
  };
}
