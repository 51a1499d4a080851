import { createExecutor, type Execute } from './graphql/execute.ts';
import { graphqlRoute } from './graphql/route.ts';
import { type CalendarPort, chooseCalendar } from './integrations/calendar/index.ts';
import { type CardPort, chooseCards } from './integrations/cards/index.ts';
import { chooseFiles, type FilePort } from './integrations/files/index.ts';
import { chooseGeoIp } from './integrations/geoip/index.ts';
import { chooseIdentity, type IdentityProviders } from './integrations/identity/index.ts';
import { chooseMail, type MailPort } from './integrations/mail/index.ts';
import { choosePlaces, type PlacesPort } from './integrations/places/index.ts';
import { choosePush, type PushPort } from './integrations/push/index.ts';
import { chooseTexts, type TextPort } from './integrations/texts/index.ts';
import { createVideo } from './integrations/video/index.ts';
import { type JobRunner, openQueue } from './jobs/queue.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { createSealing } from './platform/crypto/sealing.ts';
import { type DatabaseConnection, openDatabase, requireDatabase } from './platform/database/database.ts';
import { createHttp, ownOrigin } from './platform/http/create-http.ts';
import { prepareDrain } from './platform/http/drain.ts';
import { healthRoutes } from './platform/http/health.ts';
import type { Http } from './platform/http/http.ts';
import { createLog, type Log } from './platform/process/log.ts';
import { createMetrics, type Metrics } from './platform/process/metrics.ts';
import type { Services } from './platform/services.ts';
import { createRealtime } from './realtime/server.ts';
import { channels, socketHandlers } from './registry/channels.ts';
import { connectHooks } from './registry/hooks.ts';
import { jobs } from './registry/jobs.ts';
import { featureRoutes } from './registry/routes.ts';
import { schema } from './registry/schema.ts';
import { hostSite, requireBuild, type SiteMode } from './site/host-site.ts';

export interface AppOptions {
  config: Config;
  log?: Log;
  clock?: Clock;
  metrics?: Metrics;
  mail?: MailPort;
  texts?: TextPort;
  push?: PushPort;
  identity?: IdentityProviders;
  cards?: CardPort;
  calendar?: CalendarPort;
  files?: FilePort;
  places?: PlacesPort;
  /** Serves /metrics; by default with the metrics of this process. */
  readMetrics?: () => Promise<string>;
  site?: SiteMode;
}

export interface App {
  http: Http;
  services: Services;
  execute: Execute;
  jobs: JobRunner;
  database: DatabaseConnection;
  /** Starts to accept requests and to run jobs; resolves with the address. */
  listen(): Promise<string>;
  /** Drains: accepts nothing new, finishes running requests, then closes sockets, jobs and the database. */
  close(): Promise<void>;
}

/** Assembles the server. Nothing runs before `listen`. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, site = { kind: 'none' } } = options;
  requireBuild(site);
  connectHooks();
  const { services, database, queue, realtime, http } = await openParts(options);
  const drain = prepareDrain(http, config.drain);
  healthRoutes(http, {
    config,
    check: database.check,
    isDraining: drain.hasBegun,
    readMetrics: options.readMetrics ?? (() => services.metrics.registry.metrics()),
  });
  const execute = await createExecutor(http, schema, services);
  graphqlRoute(http, execute, services);
  await featureRoutes(http, services);
  await hostSite(http, { services, execute, mode: site });
  realtime.attach(http.server, services);

  return {
    http,
    services,
    execute,
    jobs: queue,
    database,
    listen: async () => {
      await realtime.ready;
      const address = await http.listen({ host: config.host, port: config.port });
      if (config.jobs) await queue.work(services);
      return address;
    },
    close: once(async () => {
      // First, because the socket server also closes the HTTP server.
      await drain.stopAccepting();
      // Together: the sockets must close before the port does, and the socket server waits for the port.
      await Promise.all([realtime.close(), drain.finish()]);
      await queue.stop();
      await services.mail.close();
      await database.close();
    }),
  };
}

/** Opens what the features work with, the database first: nothing works without it. */
async function openParts(options: AppOptions) {
  const { config, clock = systemClock } = options;
  const log = options.log ?? createLog(config);
  const metrics = options.metrics ?? createMetrics({ processMetrics: false });
  const database = openDatabase(config, log);
  await requireDatabase(database, config);
  const queue = await openQueue({ url: config.databaseDirectUrl, log, jobs });
  const realtime = createRealtime({
    databaseUrl: config.databaseDirectUrl,
    channels,
    socketHandlers,
    log,
  });
  const http = await createHttp({ config, log, metrics });
  const services: Services = {
    config,
    log,
    clock,
    metrics,
    db: database.db,
    replicas: database.replicas,
    jobs: queue,
    mail: options.mail ?? (await chooseMail(config)),
    texts: options.texts ?? (await chooseTexts(config)),
    push: options.push ?? choosePush(config),
    cards:
      options.cards ??
      (await chooseCards({ config, db: database.db, clock, jobs: queue, ownOrigin: () => ownOrigin(http) })),
    identity: options.identity ?? chooseIdentity(config, () => ownOrigin(http)),
    places: options.places ?? choosePlaces(config, database.db),
    geoip: chooseGeoIp(config),
    files: options.files ?? chooseFiles(config),
    sealing: createSealing(config),
    calendar: options.calendar ?? chooseCalendar(config, () => ownOrigin(http)),
    video: await createVideo(config.video),
    events: realtime,
  };
  return { services, database, queue, realtime, http };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
