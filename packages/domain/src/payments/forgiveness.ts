import { DAY, type Instant } from '../time/index.ts';
import type { CancellationOutcome } from './cancellation.ts';

/** How long a regular waits until another late cancellation is forgiven. */
export const FORGIVEN_EVERY = 365 * DAY;

export const FORGIVEN_SENTENCE = 'Free this time: as a regular, you get one late cancellation a year';

export type Forgiveness = {
  /** The shop forgives regulars one late cancellation a year. */
  readonly isOffered: boolean;
  /** The guest has been here before. */
  readonly isKnown: boolean;
  /** The guest's latest forgiven cancellation; null if there is none. */
  readonly lastAt: Instant | null;
};

/** Whether a guest's late cancellation at an instant is forgiven. */
export const isForgiven = ({ isOffered, isKnown, lastAt }: Forgiveness, at: Instant): boolean =>
  isOffered && isKnown && (lastAt === null || at >= lastAt + FORGIVEN_EVERY);

/** The outcome of a forgiven cancellation: everything that was paid goes back. */
export const forgive = ({ fee, refund }: CancellationOutcome): CancellationOutcome => ({
  percent: 0,
  isDecidedByBusiness: false,
  fee: 0,
  refund: refund + fee,
});
