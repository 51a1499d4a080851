import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CardPort } from './card-port.ts';
import { revolutCards } from './revolut/revolut-cards.ts';
import { sandboxCards } from './sandbox/sandbox-cards.ts';

export interface CardParts {
  config: Config;
  db: Database;
  clock: Clock;
  jobs: JobQueue;
  /** The address at which this server reaches itself. */
  ownOrigin(): string;
}

/** The configured card provider, or the built-in sandbox. Stripe's SDK is loaded only where it is used. */
export async function chooseCards({ config, db, clock, jobs, ownOrigin }: CardParts): Promise<CardPort> {
  const { cards } = config;
  switch (cards.provider) {
    case 'stripe': {
      const { stripeCards } = await import('./stripe/stripe-cards.ts');
      return stripeCards({ ...cards, publicUrl: config.publicUrl });
    }
    case 'revolut':
      return revolutCards({ ...cards, publicUrl: config.publicUrl });
    case 'sandbox':
      return sandboxCards({ db, clock, jobs, databaseUrl: config.databaseUrl, merchantOrigin: ownOrigin });
  }
}

export type { CardPort } from './card-port.ts';
