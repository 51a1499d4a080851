import { endOfDay, type LocalDate, startOfDay } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { readShop } from '../availability/index.ts';
import { makeOffers } from './make-offer.ts';
import { makeSeatOffers } from './make-seat-offer.ts';
import { listSchedulesOn } from './seat-store.ts';
import { listInLine } from './store.ts';

export interface OpenedDays {
  businessId: number;
  dates: LocalDate[];
}

/** Offers free times on days that a shop has reopened or extended. */
export async function offerDays(services: Services, { businessId, dates }: OpenedDays): Promise<void> {
  const { db } = services;
  const shop = await readShop(db, businessId);
  if (!shop) return;
  for (const date of dates) {
    const day = { from: startOfDay(shop.zone, date), to: endOfDay(shop.zone, date) };
    if ((await listInLine(db, businessId, date)).length > 0)
      for (const chairId of shop.chairs) await makeOffers(services, { businessId, chairId, ...day, passedBy: [] });
    // A course is waited for under its first day, but a seat may become free on any of its days.
    for (const scheduleId of await listSchedulesOn(db, businessId, day)) {
      await makeSeatOffers(services, { businessId, scheduleId, passedBy: [] });
    }
  }
}
