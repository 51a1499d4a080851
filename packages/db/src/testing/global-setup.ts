import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startEmbedded } from '@thyme/local-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate/migrate.ts';
import { citusWorkers, closeTemplate, distributeDatabase, openCluster } from './citus.ts';
import { asAdmin, withDatabase } from './databases.ts';
import { makeDirectory, sweepLeftOvers } from './left-overs.ts';
import { testDirectory } from './test-directory.ts';

interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** Each run has a server of its own, so that parallel runs do not interfere. */
async function startServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const parent = testDirectory();
  await sweepLeftOvers(parent);
  const directory = await makeDirectory(parent);
  const server = await startEmbedded({ dataDir: directory, profile: 'throwaway' });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
      await rm(server.dataDir, { recursive: true, force: true });
    },
  };
}

export interface SetUpOptions {
  /** Adds to the migrated database what every test file would otherwise add to its copy. */
  prepare?(url: string): Promise<void>;
}

/** Starts one PostgreSQL for the run and migrates one database, of which every test file then gets a copy. */
export async function setUpDatabases(project: TestProject, options: SetUpOptions = {}): Promise<() => Promise<void>> {
  const server = await startServer();
  const workers = citusWorkers();
  const servers = [server.url, ...workers];
  const template = `thyme_template_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  try {
    await admin.query(`create database ${template}`);
    if (workers.length > 0) await openCluster(server.url, workers, template);
    await migrate(withDatabase(server.url, template));
    await options.prepare?.(withDatabase(server.url, template));
    if (workers.length > 0) await distributeDatabase(withDatabase(server.url, template));
    // A template without connections can always be copied.
    await closeTemplate(servers, template);
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
  project.provide('databases', { url: server.url, template });
  return async () => {
    await admin.end();
    for (const url of servers) {
      await asAdmin(url, `alter database ${template} with is_template false`);
      await asAdmin(url, `drop database ${template}`);
    }
    await server.stop();
  };
}
