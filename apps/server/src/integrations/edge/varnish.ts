import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../platform/process/log.ts';
import type { EdgePort } from './edge-port.ts';

/** Every page has it, to purge all of them. */
const ALL = 'all';
/** Purges that occur together are sent together. */
const COLLECT_MS = 20;
/** A page that was on its way to the edge while its tags were purged is purged by the second request. */
const AGAIN_MS = 2_000;
const TRIES = 3;
const TIMEOUT_MS = 2_000;
/** How long an expired page may still be served while a new one is fetched. */
const STALE_SECONDS = 10;

interface VarnishOptions {
  /** One address for each Varnish. */
  urls: readonly string[];
  log: Log;
}

async function send(url: string, keys: string, log: Log): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { method: 'PURGE', headers: { 'xkey-purge': keys }, signal });
      await response.body?.cancel();
      if (response.ok) return;
      throw new Error(`it answered ${response.status}`);
    } catch (error) {
      if (tries === TRIES) {
        log.error({ err: error, edge: new URL(url).host, keys }, 'a purge was lost; pages there expire by themselves');
        return;
      }
      await pause(tries * 250);
    }
  }
}

/** Varnish with the module xkey (deploy/varnish.vcl); each process purges, because each has its own cache. */
export function varnish({ urls, log }: VarnishOptions): EdgePort {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const again = new Set<NodeJS.Timeout>();

  const sendAll = (keys: string) => Promise.all(urls.map((url) => send(url, keys, log)));

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const keys = waiting.has(ALL) ? ALL : [...waiting].join(' ');
    waiting = new Set();
    const second = setTimeout(() => {
      again.delete(second);
      void sendAll(keys);
    }, AGAIN_MS);
    again.add(second);
    await sendAll(keys);
  }

  const purge = (tags: readonly string[]) => {
    for (const tag of tags) waiting.add(tag);
    timer ??= setTimeout(() => void flush(), COLLECT_MS);
  };

  return {
    name: 'varnish',
    storing: (tags, seconds) => ({
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
      xkey: [ALL, ...tags].join(' '),
    }),
    purge,
    purgeAll: () => purge([ALL]),
    close: async () => {
      for (const second of again) clearTimeout(second);
      await flush();
      for (const second of again) clearTimeout(second);
    },
  };
}
