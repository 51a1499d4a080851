import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/process/log.ts';
import type { EdgePort } from './edge-port.ts';
import { varnish } from './varnish.ts';

/** Null without an edge: browsers then request every page from the servers. */
export function chooseEdge({ edgePurgeUrls: urls }: Config, log: Log): EdgePort | null {
  return urls.length === 0 ? null : varnish({ urls, log });
}

export type { EdgePort } from './edge-port.ts';
