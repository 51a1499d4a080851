import type { Settings } from './settings.ts';

/** The address at which this machine reaches the server, whatever it listens on. */
export function localAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const any = host === '0.0.0.0' || host === '::';
  return `http://${any ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The address to type into a browser. */
export function publicAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  return ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
    ? `http://localhost:${port}`
    : `http://${host}:${port}`;
}
