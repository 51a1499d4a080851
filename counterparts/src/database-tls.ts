import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count, type Fault, type Finding, holds, none, notRun } from '../../faults/src/fault.ts';
import { type Fixture, openFixture } from '../../faults/src/fixture.ts';
import { checkWhenIdle } from '../../faults/src/invariants.ts';
import { compare, startLoad } from '../../faults/src/load.ts';
import { ensurePrograms, startSystemPostgres } from '../../faults/src/system-postgres.ts';
import { untilIdle } from '../../faults/src/until-idle.ts';

const CLIENTS = 6;

/** A PostgreSQL that accepts only encrypted connections and whose certificate is verified. */
export const databaseTls: Fault = {
  name: 'database-tls',
  about: 'a PostgreSQL that takes encrypted connections only, by a certificate that is checked',
  async run(context) {
    const bin = ensurePrograms(context.log);
    if (!bin) return [notRun('install PostgreSQL (on Debian: apt-get install postgresql)')];
    const directory = join(context.scratch, 'database-tls');
    const own = makeCertificate(join(directory, 'own'));
    const other = makeCertificate(join(directory, 'other'));
    const postgres = await startSystemPostgres(bin, join(directory, 'postgres'), own);
    try {
      postgres.create('thyme');
      const plain = postgres.url('thyme');
      const withCheck = (authority: string) => `${plain}?sslmode=verify-full&sslrootcert=${authority}`;
      const given = { url: withCheck(own.authority), port: 0, dataDir: directory, stop: async () => undefined };
      const fixture = await openFixture(context, 'database-tls-server', { given });
      try {
        return [
          ...(await bookOver(fixture, context.log)),
          holds('an unknown authority is refused', await refuses(fixture, withCheck(other.authority))),
          holds('a plain connection is refused', await refuses(fixture, `${plain}?sslmode=disable`)),
        ];
      } finally {
        await fixture.close();
      }
    } finally {
      postgres.stop();
    }
  },
};

interface Certificate {
  cert: string;
  key: string;
  /** The file of the authority that signed it. */
  authority: string;
}

/** An authority of its own and a certificate for 127.0.0.1, by the commands of the guide. */
function makeCertificate(directory: string): Certificate {
  mkdirSync(directory, { recursive: true });
  const file = (name: string) => join(directory, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  openssl('req', '-x509', ...newKey, '-keyout', file('ca.key'), '-out', file('ca.crt'), '-subj', '/CN=Own authority');
  openssl(
    'req',
    ...newKey.slice(0, 3),
    '-keyout',
    file('server.key'),
    '-out',
    file('server.csr'),
    '-subj',
    '/CN=127.0.0.1',
  );
  writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1');
  openssl(
    ...['x509', '-req', '-in', file('server.csr'), '-CA', file('ca.crt'), '-CAkey', file('ca.key'), '-CAcreateserial'],
    ...['-days', '30', '-extfile', file('names'), '-out', file('server.crt')],
  );
  const read = (name: string) => readFileSync(file(name), 'utf8');
  return { cert: read('server.crt'), key: read('server.key'), authority: file('ca.crt') };
}

async function bookOver(fixture: Fixture, log: (line: string) => void): Promise<Finding[]> {
  const server = await fixture.instance();
  const load = startLoad({ address: () => server.address, seed: fixture.seed, clients: CLIENTS, name: 'encrypted' });
  await pause(6_000);
  const { rows } = await fixture.pool.query<{ all: number; plain: number }>(
    `select count(*)::int as all, count(*) filter (where not s.ssl)::int as plain
     from pg_stat_activity a join pg_stat_ssl s using (pid) where a.usename = 'thyme'`,
  );
  await load.end();
  const idle = await untilIdle(fixture.pool, log);
  return [
    count('connections of the server', rows[0]?.all ?? 0),
    none('of them not encrypted', rows[0]?.plain ?? 0),
    holds('guests book over them', load.acknowledged.length > 0, load.acknowledged.length),
    count('seconds until idle', idle),
    ...(await compare(fixture.pool, load)),
    ...(await checkWhenIdle(fixture.pool)),
  ];
}

/** Whether a server with this address of the database does not become ready. */
async function refuses(fixture: Fixture, url: string): Promise<boolean> {
  try {
    await fixture.instance({ DATABASE_URL: url, JOBS: 'off' });
    return false;
  } catch {
    // Expected: it did not start.
    return true;
  }
}
