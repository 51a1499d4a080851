import { ENOUGH_BOOKINGS, isStarted, type StartTask, startTasks } from '@thyme/domain/businesses';
import type { Instant, WallSeconds } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { readFirstFree } from '../availability/index.ts';
import { listPricings } from '../services/index.ts';
import { readFacts, type StartFacts } from './start-store.ts';

export interface Start extends StartFacts {
  isOver: boolean;
  open: StartTask[];
  /** The address of the shop's page. */
  address: string;
  businessId: number;
  publishedAt: Instant | null;
}

/** A shop's progress since it opened. */
export async function readStart(services: Services, viewer: Viewer, businessId: number): Promise<Start> {
  await requireMembership(services, viewer, businessId);
  const facts = await readFacts(services.db, businessId, ENOUGH_BOOKINGS);
  if (!facts) throw new PublicError('This business does not exist.', 'NOT_FOUND');
  const state = {
    hasBank: facts.hasBank,
    unnamed: facts.unnamed.length,
    photos: facts.photos,
    hasAbout: facts.about.trim() !== '',
    bookings: facts.bookings,
  };
  const address = `${services.config.publicUrl}/${facts.slug}`;
  return { ...facts, businessId, address, isOver: isStarted(state), open: startTasks(state) };
}

/** The next time that a guest could book; null if nothing is on sale or free. */
export async function firstFreeOf(services: Services, { businessId }: Start): Promise<WallSeconds | null> {
  const [pricing] = await listPricings(services.db, businessId);
  if (!pricing) return null;
  const wanted = { businessId, pricingIds: [pricing.id], consultation: false };
  const [first] = await readFirstFree(services, wanted, { count: 1, from: null });
  return first ?? null;
}
