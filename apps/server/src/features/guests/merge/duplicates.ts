import { type DuplicateReason, duplicateReasons } from '@thyme/domain/guests';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { readGuest } from '../list-guests.ts';
import { findRecord, listAlike, type StoredRecord } from './merge-store.ts';

export interface Duplicate {
  guest: StoredRecord;
  reasons: DuplicateReason[];
}

/** Guests who may be the same person, without pairs of accounts, which cannot be merged here. */
export async function readDuplicates(
  services: Services,
  viewer: Viewer,
  key: { businessId: number; guestId: number },
): Promise<Duplicate[]> {
  const { guest } = await readGuest(services, viewer, key);
  const self = await findRecord(services.db, key.businessId, guest.id);
  if (!self) return [];
  const alike = await listAlike(services.db, key.businessId, self);
  return alike
    .filter((other) => !(other.hasAccount && self.hasAccount))
    .map((other) => ({ guest: other, reasons: duplicateReasons(self, other) }))
    .filter(({ reasons }) => reasons.length > 0);
}
