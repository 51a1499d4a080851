import type { Fault } from '../../faults/src/fault.ts';
import { citus } from './citus/index.ts';
import { coturn } from './coturn.ts';
import { databaseTls } from './database-tls.ts';
import { postfix } from './mail/postfix.ts';
import { pgbouncer } from './pgbouncer.ts';
import { promtool } from './promtool.ts';
import { haproxy, nginx } from './proxies.ts';
import { radicale } from './radicale.ts';
import { replica } from './replica.ts';
import { s3 } from './s3.ts';
import { varnish } from './varnish.ts';

/** In the order in which they run. */
export const counterparts: readonly Fault[] = [
  pgbouncer,
  databaseTls,
  replica,
  varnish,
  nginx,
  haproxy,
  postfix,
  radicale,
  coturn,
  s3,
  promtool,
  citus,
];
