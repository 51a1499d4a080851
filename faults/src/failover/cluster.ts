import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import pg from 'pg';
import { type Program, startProgram, unprivileged } from '../../../counterparts/src/program.ts';

const NODES = [1, 2, 3] as const;

interface Node {
  number: number;
  file: string;
  dataDir: string;
  port: number;
  api: number;
  program: Program | null;
}

export interface Cluster {
  /** The primary, whichever it is. */
  url(user: 'postgres' | 'thyme', database: string): string;
  /** SIGKILL to the primary's Patroni and PostgreSQL, as when its machine fails. Resolves with its name. */
  killPrimary(): Promise<string>;
  /** The failed machine is back; resolves with the seconds until two standbys follow again. */
  bringBack(): Promise<number>;
  stop(): Promise<void>;
}

/** Three PostgreSQL under Patroni and etcd behind HAProxy, from the files of `deploy/failover`. */
export async function startCluster(root: string, directory: string, bin: string): Promise<Cluster> {
  const account = unprivileged();
  const owned = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  owned(directory);
  const started: Program[] = [];
  const etcd = await startEtcd(directory, owned, started);
  const nodes: Node[] = [];
  for (const number of NODES) nodes.push(await writeNode(root, directory, bin, number, etcd));
  const run = async (node: Node) => {
    node.program = await startProgram('/usr/bin/patroni', [node.file], {
      port: node.api,
      ...(account && { as: account }),
    });
  };
  const stop = async () => {
    await Promise.all(nodes.map(({ program }) => program?.stop()));
    await Promise.all(started.map((program) => program.stop()));
  };
  try {
    for (const node of nodes) await run(node);
    await untilFollowed(nodes);
    const front = await startProxy(root, directory, nodes, started);
    return {
      url: (user, database) => `postgres://${user}:${user}@127.0.0.1:${front}/${database}`,
      killPrimary: async () => {
        const primary = await primaryOf(nodes);
        if (!primary?.program) throw new Error('There is no primary.');
        const [postmaster] = readFileSync(join(primary.dataDir, 'postmaster.pid'), 'utf8').split('\n');
        // PostgreSQL holds Patroni's output, so Patroni counts as ended only after both are gone.
        const gone = primary.program.stop('SIGKILL');
        process.kill(Number(postmaster), 'SIGKILL');
        await gone;
        primary.program = null;
        return `node-${primary.number}`;
      },
      bringBack: async () => {
        const since = performance.now();
        for (const node of nodes) if (!node.program) await run(node);
        await untilFollowed(nodes);
        return Math.round((performance.now() - since) / 1000);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startEtcd(directory: string, owned: (path: string) => string, started: Program[]): Promise<string> {
  const ports = await Promise.all(NODES.map(async () => ({ client: await freePort(), peer: await freePort() })));
  const account = unprivileged();
  const at = (port: number | null | undefined) => `http://127.0.0.1:${port}`;
  const members = ports.map(({ peer }, index) => `e${index}=${at(peer)}`).join(',');
  // etcd accepts no connections before it has a majority, so all are started before any is awaited.
  const programs = await Promise.all(
    ports.map(({ client, peer }, index) =>
      startProgram(
        '/usr/bin/etcd',
        [
          ...['--name', `e${index}`, '--data-dir', join(owned(join(directory, `etcd-${index}`)), 'data')],
          ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
          ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
          ...['--initial-cluster', members, '--initial-cluster-state', 'new'],
        ],
        // etcd runs on ARM only with ETCD_UNSUPPORTED_ARCH set.
        { port: client ?? 0, ...(account && { as: account }), env: { ETCD_UNSUPPORTED_ARCH: 'arm64' } },
      ),
    ),
  );
  started.push(...programs);
  return ports.map(({ client }) => `127.0.0.1:${client}`).join(',');
}

/** The shipped file with this run's addresses, directories and passwords. */
async function writeNode(root: string, directory: string, bin: string, number: number, etcd: string): Promise<Node> {
  const [port, api] = [(await freePort()) ?? 0, (await freePort()) ?? 0];
  const dataDir = join(directory, `node-${number}`);
  const file = join(directory, `patroni-${number}.yml`);
  const text = readFileSync(join(root, 'deploy', 'failover', 'patroni.yml'), 'utf8')
    .replace('name: node-1', `name: node-${number}`)
    .replace(/hosts: ".*"/, `hosts: "${etcd}"`)
    .replaceAll('10.0.0.1:8008', `127.0.0.1:${api}`)
    .replaceAll('10.0.0.1:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('local all all peer', 'local all all trust')
    .replace('/var/lib/postgresql/15/thyme', dataDir)
    .replace('/usr/lib/postgresql/15/bin', bin)
    .replace('/var/lib/postgresql/.pgpass-patroni', join(directory, `pgpass-${number}`))
    .replace('/var/run/postgresql', directory)
    .replace('change-me-1', 'postgres');
  writeFileSync(file, text, { mode: 0o644 });
  return { number, file, dataDir, port, api, program: null };
}

async function startProxy(root: string, directory: string, nodes: Node[], started: Program[]): Promise<number> {
  const front = (await freePort()) ?? 0;
  const file = join(directory, 'haproxy.cfg');
  const text = nodes.reduce(
    (all, { number, port, api }) =>
      all.replace(`10.0.0.${number}:5432 check port 8008`, `127.0.0.1:${port} check port ${api}`),
    readFileSync(join(root, 'deploy', 'failover', 'haproxy.cfg'), 'utf8'),
  );
  writeFileSync(file, text.replace('127.0.0.1:5000', `127.0.0.1:${front}`), { mode: 0o644 });
  started.push(await startProgram('/usr/sbin/haproxy', ['-db', '-f', file], { port: front }));
  return front;
}

interface Member {
  role: string;
  state: string;
}

async function askNode({ api }: Node): Promise<Member | null> {
  try {
    return (await (await fetch(`http://127.0.0.1:${api}/patroni`)).json()) as Member;
  } catch {
    // Not running.
    return null;
  }
}

async function membersSeenBy({ api }: Node): Promise<Member[]> {
  const { members } = (await (await fetch(`http://127.0.0.1:${api}/cluster`)).json()) as { members: Member[] };
  return members;
}

async function primaryOf(nodes: Node[]): Promise<Node | null> {
  for (const node of nodes) {
    const member = await askNode(node);
    if (member?.role === 'master' && member.state === 'running') return node;
  }
  return null;
}

/**
 * Until a primary has two standbys, and Patroni has recorded one of them as synchronous: only that one may take over, so
 * until then a failure waits for the failed machine.
 */
async function untilFollowed(nodes: Node[]): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const primary = await primaryOf(nodes);
    const members = primary ? await membersSeenBy(primary) : [];
    const standbys = members.filter(({ role, state }) => role !== 'leader' && ['running', 'streaming'].includes(state));
    if (standbys.length === 2 && standbys.some(({ role }) => role === 'sync_standby')) return;
    await pause(200);
  }
  throw new Error(
    `The cluster is not whole after two minutes.\n${nodes.map(({ program }) => program?.output().slice(-1_500)).join('\n')}`,
  );
}

/** Creates the server's own role and database, as the guide says. */
export async function createDatabase(cluster: Cluster): Promise<void> {
  await untilWritable(cluster);
  await asAdmin(cluster, async (admin) => {
    await admin.query(`create role thyme login password 'thyme'`);
    await admin.query('create database thyme owner thyme');
  });
}

async function asAdmin<Result>(cluster: Cluster, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: cluster.url('postgres', 'postgres') });
  // A connection that is cut between two statements is reported by the next one.
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** A proxy that has just started sends connections anywhere until its first checks are done. */
async function untilWritable(cluster: Cluster): Promise<void> {
  const isPrimary = () =>
    asAdmin(cluster, async (admin) => (await admin.query('select pg_is_in_recovery() as no')).rows[0].no === false);
  let inRow = 0;
  for (let tries = 0; tries < 240; tries += 1) {
    // Not reachable is not writable.
    inRow = (await isPrimary().catch(() => false)) ? inRow + 1 : 0;
    if (inRow === 5) return;
    await pause(500);
  }
  throw new Error('The proxy has not found the primary within two minutes.');
}
