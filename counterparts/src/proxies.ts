import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@thyme/local-postgres';
import { count, type Fault, type FaultContext, type Finding, holds, none } from '../../faults/src/fault.ts';
import { openFixture } from '../../faults/src/fixture.ts';
import { checkWhenIdle } from '../../faults/src/invariants.ts';
import { compare, startLoad } from '../../faults/src/load.ts';
import { untilIdle } from '../../faults/src/until-idle.ts';
import { ensureProgram, type Program, startProgram } from './program.ts';

const CLIENTS = 10;
/** Longer than a proxy excludes a server that was down. */
const BACK_MS = 6_000;

interface Proxy {
  name: string;
  file: string;
  start(root: string, directory: string, ports: readonly [number, number], own: number): Promise<Program>;
}

const nginxProxy: Proxy = {
  name: 'nginx',
  file: '/usr/sbin/nginx',
  start: (root, directory, [a, b], own) => {
    const shipped = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
      .replace('server-a:3000', `127.0.0.1:${a}`)
      .replace('server-b:3000', `127.0.0.1:${b}`)
      .replace('listen 80;', `listen 127.0.0.1:${own};`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(directory, name)};`,
    );
    const around = `daemon off; pid ${join(directory, 'nginx.pid')}; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${places.join(' ')}
${shipped}
}`;
    const file = join(directory, 'nginx.conf');
    writeFileSync(file, around);
    return startProgram('/usr/sbin/nginx', ['-p', directory, '-e', 'stderr', '-c', file], { port: own });
  },
};

const haproxyProxy: Proxy = {
  name: 'haproxy',
  file: '/usr/sbin/haproxy',
  start: (root, directory, [a, b], own) => {
    const file = join(directory, 'haproxy.cfg');
    const shipped = readFileSync(join(root, 'deploy', 'haproxy.cfg'), 'utf8');
    writeFileSync(
      file,
      shipped
        .replace('server-a:3000', `127.0.0.1:${a}`)
        .replace('server-b:3000', `127.0.0.1:${b}`)
        .replace('bind :80', `bind 127.0.0.1:${own}`),
    );
    return startProgram('/usr/sbin/haproxy', ['-db', '-f', file], { port: own });
  },
};

const behind = (proxy: Proxy): Fault => ({
  name: proxy.name,
  about: `two servers behind ${proxy.name} with the file that is shipped, restarted in turn under load`,
  async run(context) {
    const missing = ensureProgram(proxy.file, proxy.name, context.log);
    return missing ? [missing] : restartInTurn(proxy, context);
  },
});

async function restartInTurn(proxy: Proxy, context: FaultContext): Promise<Finding[]> {
  const directory = join(context.scratch, `${proxy.name}-files`);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  const fixture = await openFixture(context, proxy.name);
  const [a, b] = [await fixture.instance(), await fixture.instance()];
  const own = (await freePort()) ?? 0;
  const program = await proxy.start(context.root, directory, [a.port, b.port], own);
  const address = `http://127.0.0.1:${own}`;
  try {
    const load = startLoad({ address: () => address, seed: fixture.seed, clients: CLIENTS, name: proxy.name });
    await pause(2_000);
    const isUpgraded = await opensSocket(`ws://127.0.0.1:${own}/realtime/?EIO=4&transport=websocket`);
    for (const server of [a, b]) {
      await server.stop();
      await server.start();
      await pause(BACK_MS);
    }
    await load.end();
    const hidden = (await fetch(`${address}/metrics`)).status;
    for (const [reason, times] of load.reasons) context.log(`  no response, ${times} times: ${reason}`);
    const idle = await untilIdle(fixture.pool, context.log);
    return [
      holds('WebSockets pass', isUpgraded),
      holds('metrics are hidden', hidden === 404, hidden),
      none('requests that failed while both were restarted in turn', load.counts.noResponse),
      count('seconds until idle', idle),
      ...(await compare(fixture.pool, load)),
      ...(await checkWhenIdle(fixture.pool)),
    ];
  } finally {
    await program.stop();
    await fixture.close();
  }
}

function opensSocket(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.onmessage = () => {
      socket.close();
      resolve(true);
    };
    socket.onerror = () => resolve(false);
  });
}

export const nginx = behind(nginxProxy);
export const haproxy = behind(haproxyProxy);
