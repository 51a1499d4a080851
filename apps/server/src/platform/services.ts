import type { CalendarPort } from '../integrations/calendar/index.ts';
import type { CardPort } from '../integrations/cards/index.ts';
import type { FilePort } from '../integrations/files/index.ts';
import type { GeoIpPort } from '../integrations/geoip/index.ts';
import type { IdentityProviders } from '../integrations/identity/index.ts';
import type { MailPort } from '../integrations/mail/index.ts';
import type { PlacesPort } from '../integrations/places/index.ts';
import type { VideoPort } from '../integrations/video/index.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { Publisher } from '../realtime/publisher.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Sealing } from './crypto/sealing.ts';
import type { Database } from './database/database.ts';
import type { Log } from './process/log.ts';
import type { Metrics } from './process/metrics.ts';

/** What every feature gets to work with. Passed as the first argument of a service function. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  metrics: Metrics;
  db: Database;
  /** Enqueues work; inside a transaction it happens only if that commits. */
  jobs: JobQueue;
  /** How mails leave the house. Features do not call it; they use the outbox (features/outbox/service.ts). */
  mail: MailPort;
  /** Who charges cards and wallets. Only payments use it. */
  cards: CardPort;
  /** The social logins that are offered. */
  identity: IdentityProviders;
  /** Looks up places by what people type. */
  places: PlacesPort;
  geoip: GeoIpPort;
  /** Keeps uploads. */
  files: FilePort;
  /** Carries calls between a guest and a shop. */
  video: VideoPort;
  /** Seals secrets of other sites before they are stored. */
  sealing: Sealing;
  /** Guests' calendars elsewhere; null where none is configured. */
  calendar: CalendarPort | null;
  /** Tells browsers that something changed. Call it after the commit. */
  events: Publisher;
}
