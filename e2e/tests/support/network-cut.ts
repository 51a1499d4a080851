import { execFileSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';

interface Process {
  id: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [id = '', parent = '', ...command] = line.trim().split(/\s+/);
    return { id: Number(id), parent: Number(parent), command: command.join(' ') };
  });
}

function descendants(of: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === of);
  return [...children, ...children.flatMap(({ id }) => descendants(id, all))];
}

/** A browser whose network can be cut: its network process, which serves pages and calls, is stopped. */
export async function browserWithNetworkCut(options: LaunchOptions) {
  const server = await chromium.launchServer(options);
  const browser = await chromium.connect(server.wsEndpoint());
  const network = () => {
    const found = descendants(server.process().pid ?? 0, processes()).find(({ command }) =>
      command.includes('network.mojom.NetworkService'),
    );
    if (!found) throw new Error('The browser has no network process.');
    return found.id;
  };
  return {
    browser,
    cut: () => process.kill(network(), 'SIGSTOP'),
    restore: () => process.kill(network(), 'SIGCONT'),
    close: () => server.close(),
  };
}
