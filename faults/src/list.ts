import { clockJumps } from './clock-jumps.ts';
import { crashBeforeMail } from './crash-before-mail.ts';
import { databaseOutage } from './database-outage.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover/failover.ts';
import type { Fault } from './fault.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { kills } from './kills.ts';
import { readOnlyDisk } from './read-only-disk.ts';
import { restore } from './restore.ts';
import { rollingRestart } from './rolling-restart.ts';
import { silentProvider } from './silent-provider.ts';
import { slowClients } from './slow-clients.ts';
import { twoInstances } from './two-instances.ts';

/** In the order in which they run. */
export const faults: readonly Fault[] = [
  kills,
  databaseOutage,
  diskFull,
  readOnlyDisk,
  slowClients,
  silentProvider,
  crashBeforeMail,
  clockJumps,
  gracefulShutdown,
  rollingRestart,
  twoInstances,
  restore,
  failover,
];
