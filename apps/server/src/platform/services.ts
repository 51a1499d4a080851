import type { Replicas } from '@thyme/db';
import type { CalendarPort } from '../integrations/calendar/calendar-port.ts';
import type { CardPort } from '../integrations/cards/card-port.ts';
import type { FilePort } from '../integrations/files/file-port.ts';
import type { GeoIpPort } from '../integrations/geoip/geoip-port.ts';
import type { IdentityProviders } from '../integrations/identity/index.ts';
import type { MailPort } from '../integrations/mail/mail-port.ts';
import type { PlacesPort } from '../integrations/places/places-port.ts';
import type { PushPort } from '../integrations/push/push-port.ts';
import type { TextPort } from '../integrations/texts/text-port.ts';
import type { VideoPort } from '../integrations/video/video-port.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Publisher } from '../realtime/events.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Sealing } from './crypto/sealing.ts';
import type { Db } from './database/database.ts';
import type { Log } from './process/log.ts';
import type { Metrics } from './process/metrics.ts';

/** What every feature works with: the first argument of a service function. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  metrics: Metrics;
  db: Db;
  /** Streaming replicas for reads that may be slightly stale; null without any. */
  replicas: Replicas | null;
  /** Enqueues jobs; one enqueued in a transaction runs only if that commits. */
  jobs: JobQueue;
  /** Sends mails. Features use the outbox instead (features/outbox). */
  mail: MailPort;
  /** Sends texts and push notifications. Features use `messages` instead, which goes through the outbox. */
  texts: TextPort;
  push: PushPort;
  /** Charges cards and wallets. Only payments use it. */
  cards: CardPort;
  /** The social logins that are offered. */
  identity: IdentityProviders;
  /** Looks up places by text. */
  places: PlacesPort;
  geoip: GeoIpPort;
  /** Stores uploads. */
  files: FilePort;
  /** Video calls between a guest and a business. */
  video: VideoPort;
  /** Encrypts secrets of other services before they are stored. */
  sealing: Sealing;
  /** Guests' external calendars; null if none is configured. */
  calendar: CalendarPort | null;
  /** Publishes changes to browsers. */
  events: Publisher;
}
