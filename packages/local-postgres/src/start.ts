import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addressOf } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, readPassword, superuser } from './cluster.ts';
import { findHome, type Home } from './home.ts';
import { keepRunning } from './keep-running.ts';
import { liveLeases, takeLease } from './leases.ts';
import { withLock } from './lock.ts';
import { freePort } from './ports.ts';
import { awaitReady, findRunning, launch, logTail, type Postmaster, stopPostmaster } from './postmaster.ts';
import type { Profile } from './settings.ts';

export interface StartOptions {
  dataDir: string;
  /** A fixed port; by default the one used last time, or any free one. */
  port?: number;
  profile?: Profile;
  database?: string;
  /** Where a root-owned copy is placed when the user that runs PostgreSQL cannot reach the project. */
  sharedRoot?: string;
  log?: (line: string) => void;
}

export interface EmbeddedServer {
  url: string;
  port: number;
  /** The actual data directory; differs from the requested one if the database's user cannot reach that. */
  dataDir: string;
  /** True when a server was already running here: another instance's, or one left by a crash. */
  reused: boolean;
  /** Process ids of other running instances that use the same server. */
  sharedWith: number[];
  /** Releases this instance's lease; the server stops unless another running instance uses it. */
  stop(): Promise<void>;
}

const portFile = (home: Home) => join(home.directory, 'port');

async function choosePort(home: Home, wanted: number | undefined): Promise<number> {
  if (wanted) return wanted;
  const last = existsSync(portFile(home)) ? Number(readFileSync(portFile(home), 'utf8')) : 0;
  const port = (last > 0 ? await freePort(last) : undefined) ?? (await freePort());
  if (!port) throw new Error('No free port on 127.0.0.1 for the database.');
  return port;
}

async function launchFresh(binaries: Binaries, home: Home, options: StartOptions): Promise<Postmaster> {
  // Another program may take the port before PostgreSQL listens on it.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = await choosePort(home, options.port);
    const started = await launch(binaries, home, port, options.profile ?? 'durable');
    if (started) {
      writeFileSync(portFile(home), String(started.port));
      return started;
    }
    if (options.port || (await freePort(port)) === port) break;
  }
  throw new Error(`PostgreSQL did not start. Last lines of ${join(home.directory, 'server.log')}:\n${logTail(home)}`);
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return client;
}

async function ensureDatabase(maintenance: string, database: string): Promise<void> {
  const client = await connectTo(maintenance);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

type UrlOn = (port: number) => string;

/** Reuses a running server if it accepts connections; one that does not, and has no leases, is stopped. */
async function reuse(binaries: Binaries, home: Home, url: UrlOn): Promise<Postmaster | undefined> {
  const found = findRunning(home);
  if (!found) return undefined;
  const running = found.ready ? found : await awaitReady(home, found.pid);
  if (!running) return undefined;
  try {
    const client = await connectTo(url(running.port));
    await client.end();
    return running;
  } catch (error) {
    if (liveLeases(home.directory).length > 0) throw error;
    await stopPostmaster(binaries, home, running.pid);
    return undefined;
  }
}

/** Starts PostgreSQL on a directory, or joins the server already running there. */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedServer> {
  const { log = () => undefined, database = 'thyme', profile = 'durable', sharedRoot = '/var/lib/thyme' } = options;
  const home = findHome(options.dataDir, sharedRoot);
  return withLock(home.directory, async () => {
    const binaries = findBinaries(home.account, home.account ? sharedRoot : home.directory);
    if (!existsSync(home.cluster)) log('Preparing the database …');
    await ensureCluster(binaries, home, profile === 'durable');
    const password = readPassword(home);
    const url =
      (name: string): UrlOn =>
      (port) =>
        `postgres://${superuser}:${password}@${addressOf(home, port, name)}`;
    const joined = await reuse(binaries, home, url('postgres'));
    const postmaster = joined ?? (await launchFresh(binaries, home, options));
    await ensureDatabase(url('postgres')(postmaster.port), database);
    const sharedWith = liveLeases(home.directory).map((lease) => lease.pid);
    const releaseLease = takeLease(home.directory);
    const unwatch = keepRunning(home, log, () =>
      // Another instance may have been quicker.
      withLock(home.directory, async () => findRunning(home) ?? launch(binaries, home, postmaster.port, profile)),
    );
    log(`PostgreSQL ${joined ? 'already runs' : 'listens'} on 127.0.0.1:${postmaster.port}, data in ${home.directory}`);
    return {
      url: url(database)(postmaster.port),
      port: postmaster.port,
      dataDir: home.directory,
      reused: joined !== undefined,
      sharedWith,
      stop: once(async () => {
        await unwatch();
        await leave(binaries, home, releaseLease);
      }),
    };
  });
}

function leave(binaries: Binaries, home: Home, releaseLease: () => void): Promise<void> {
  return withLock(home.directory, async () => {
    releaseLease();
    if (liveLeases(home.directory).length > 0) return;
    const running = findRunning(home);
    if (running) await stopPostmaster(binaries, home, running.pid);
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
