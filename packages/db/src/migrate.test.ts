import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';
import { withDatabase } from './testing/databases.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

describe('migrate', () => {
  const server = inject('databases').url;
  const name = `thyme_migrate_${process.pid}_${Date.now()}`;
  const url = withDatabase(server, name);
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${name}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const applied = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
    await client.end();
    return rows.map((row) => row.hash);
  };

  it('is done once by processes that start together, and again does nothing', async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const files = (await readdir(join(packageRoot, 'migrations'))).filter((file) => file.endsWith('.sql'));
    const hashes = await applied();
    expect(hashes).toHaveLength(files.length);
    expect(new Set(hashes).size).toBe(files.length);

    await migrate(url);
    expect(await applied()).toEqual(hashes);
  });
});

describe('the migrations', () => {
  it('say what the tables say: there is nothing left to generate', async () => {
    const folder = join(packageRoot, 'migrations/meta');
    const last = (await readdir(folder))
      .filter((file) => file.endsWith('_snapshot.json'))
      .sort()
      .at(-1) as string;
    const snapshot = JSON.parse(await readFile(join(folder, last), 'utf8'));
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([]);
  });
});
