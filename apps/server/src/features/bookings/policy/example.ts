import { type Minor, percentOf } from '@thyme/domain/money';
import { addDays, DAY, dateAt, type Instant, instantOf, wallAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findFirstService, findUpcoming } from './example-store.ts';

export interface PolicyExample {
  service: string;
  zone: string;
  startsAt: Instant;
  total: Minor;
  /** What a guest pays at booking. */
  deposit: Minor;
  /** False: nothing is booked, so it is the first service, a week from now. */
  isBooked: boolean;
}

const HALF_PAST_TWO = 14 * 60 + 30;

/** An example appointment for the policy: a booked one, if possible some days ahead. */
export async function readPolicyExample(
  services: Services,
  viewer: Viewer,
  businessId: number,
): Promise<PolicyExample | null> {
  const { zone } = await requireMembership(services, viewer, businessId);
  const { db, clock } = services;
  const now = clock.now();
  const booked = (await findUpcoming(db, businessId, now + 4 * DAY)) ?? (await findUpcoming(db, businessId, now));
  if (booked) {
    const deposit = percentOf(booked.total, booked.upfrontPercent);
    return { ...booked, zone, deposit, isBooked: true };
  }
  const offer = await findFirstService(db, businessId);
  if (!offer) return null;
  const total = offer.specialPrice > 0 ? offer.specialPrice : offer.price;
  const startsAt = instantOf(zone, wallAt(addDays(dateAt(zone, now), 7), HALF_PAST_TWO));
  return { service: offer.service, zone, startsAt, total, deposit: total, isBooked: false };
}
