import type { Fault } from '../../faults/src/fault.ts';
import { pgbouncer } from './pgbouncer.ts';
import { radicale } from './radicale.ts';
import { replica } from './replica.ts';
import { varnish } from './varnish.ts';

/** In the order in which they run. */
export const counterparts: readonly Fault[] = [pgbouncer, radicale, replica, varnish];
