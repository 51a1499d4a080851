import cluster from 'node:cluster';
import type { Config } from './platform/config/config.ts';
import { announceListening, runPrimary } from './platform/process/cluster.ts';
import { clusterMetrics } from './platform/process/cluster-metrics.ts';
import { createLog, type Log } from './platform/process/log.ts';
import { createMetrics } from './platform/process/metrics.ts';
import { closeOnSignals, exitOnUncaught } from './platform/process/shutdown.ts';
import type { SiteMode } from './site/host-site.ts';
import { deskDirectory, guestDirectory, hasBuild } from './site/site-build.ts';

/** Runs this process: the primary if there are several, otherwise the server itself. */
export async function start(config: Config): Promise<void> {
  const log = createLog(config);
  if (config.concurrency > 1 && cluster.isPrimary) runPrimary(config, log);
  else await serve(config, log);
}

async function serve(config: Config, log: Log): Promise<void> {
  exitOnUncaught(log);
  // The primary does not need it.
  const { buildApp } = await import('./app.ts');
  const metrics = createMetrics({ processMetrics: true });
  const app = await buildApp({
    config,
    log,
    metrics,
    site: siteMode(config),
    ...(cluster.isWorker ? { readMetrics: clusterMetrics(metrics.registry) } : {}),
  });
  closeOnSignals(app.close, log, config.drain);
  const address = await app.listen();
  log.info({ address }, 'listening');
  // A worker's start is reported by its primary.
  if (!cluster.isWorker) announceListening();
}

function siteMode(config: Config): SiteMode {
  const sites = { directory: guestDirectory, desk: deskDirectory };
  if (config.environment === 'development') return { kind: 'development', ...sites };
  // A leftover build must not change the outcome of a test.
  if (config.environment === 'test') return { kind: 'none' };
  return hasBuild(guestDirectory) ? { kind: 'built', ...sites } : { kind: 'none' };
}
