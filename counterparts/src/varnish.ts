import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import { count, type Fault, type Finding, holds } from '../../faults/src/fault.ts';
import { type Fixture, type Instance, openFixture } from '../../faults/src/fixture.ts';
import { ensureSites } from '../../scripts/running/sites.ts';
import { ensureProgram, type Program, startProgram } from './program.ts';

const PROGRAMS = [
  ['/usr/sbin/varnishd', 'varnish'],
  ['/usr/lib/gcc', 'gcc'],
  ['/usr/bin/wrk', 'wrk'],
] as const;
const CHANGES = 10;
const SECONDS = 5;

/** A shop's page behind Varnish: changed prices are seen at once, and it serves far more than a server. */
export const varnish: Fault = {
  name: 'varnish',
  about: 'a server behind Varnish: price changes, unchanged pages, pages per second',
  async run(context) {
    for (const [file, name] of PROGRAMS) {
      const missing = ensureProgram(file, name, context.log);
      if (missing) return [missing];
    }
    const modules = ensureProgram('/usr/share/doc/varnish-modules', 'varnish-modules', context.log);
    if (modules) return [modules];
    await ensureSites(context.root, context.log);
    const fixture = await openFixture(context, 'varnish');
    try {
      return await behindVarnish(fixture, context.root, join(context.scratch, 'varnish-files'));
    } finally {
      await fixture.close();
    }
  },
};

/** Each request has its own connection: Varnish closes idle ones, and a request sent at that moment would be lost. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } });

async function behindVarnish(fixture: Fixture, root: string, directory: string): Promise<Finding[]> {
  const front = (await freePort()) ?? 0;
  const edge = `http://127.0.0.1:${front}`;
  const servers = [
    await fixture.instance({ EDGE_PURGE_URLS: edge }),
    await fixture.instance({ EDGE_PURGE_URLS: edge }),
  ];
  const [server] = servers as [Instance];
  const varnishd = await startVarnish(root, directory, front, server.port);
  try {
    const page = '/bench-0';
    await pause(1_000);
    const first = await ask(edge + page);
    const delays: number[] = [];
    for (let change = 1; change <= CHANGES; change += 1)
      delays.push(await seenAfter(fixture, edge + page, 60 + change));
    const again = await ask(edge + page, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    const etag = (await ask(edge + page)).headers.get('etag') ?? '';
    const unchanged = await ask(edge + page, { headers: { 'if-none-match': etag } });
    const own = pagesPerSecond(server.address + page);
    const atEdge = pagesPerSecond(edge + page);
    const slowest = Math.max(...delays);
    return [
      holds('public pages are stored', first.ok && Number((await ask(edge + page)).headers.get('age')) >= 0),
      holds(`a price change is seen within a second, ${CHANGES} times`, slowest <= 1_000, `${slowest} ms at most`),
      holds(
        'a page that changed is sent again, one that did not is not',
        again.status === 200 && unchanged.status === 304,
      ),
      count('pages per second of our own cache', own),
      holds('at least three times as many at the edge, in the same run', atEdge >= 3 * own, atEdge),
    ];
  } finally {
    await varnishd.stop();
  }
}

/** The file that is shipped, with this run's ports. */
function startVarnish(root: string, directory: string, front: number, back: number): Promise<Program> {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  const file = join(directory, 'varnish.vcl');
  const shipped = readFileSync(join(root, 'deploy', 'varnish.vcl'), 'utf8');
  writeFileSync(file, shipped.replace('.port = "3000"', `.port = "${back}"`));
  const listen = ['-a', `127.0.0.1:${front}`, '-f', file, '-n', join(directory, 'work'), '-s', 'malloc,64m'];
  return startProgram('/usr/sbin/varnishd', ['-F', ...listen], { port: front });
}

/** Milliseconds from the commit of a new price to the first page with it. */
async function seenAfter({ pool, seed }: Fixture, url: string, euros: number): Promise<number> {
  await ask(url);
  await pool.query('update service_pricings set price = $2 where business_id = $1', [seed.shops[0]?.id, euros * 100]);
  const since = performance.now();
  while (performance.now() - since < 10_000) {
    const html = await (await ask(url)).text();
    if (html.includes(`€${euros}`)) return Math.round(performance.now() - since);
    await pause(10);
  }
  return 10_000;
}

function pagesPerSecond(url: string): number {
  const output = execFileSync('wrk', ['-t', '1', '-c', '16', '-d', `${SECONDS}s`, '-H', 'accept-encoding: gzip', url], {
    encoding: 'utf8',
  });
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0));
}
