import type { Db } from '../../../platform/database/database.ts';
import type { Membership } from '../../access/index.ts';
import { findChair } from '../../availability/index.ts';
import { Refused } from '../../edits/index.ts';

export const GONE = 'This person could not be found.';

/** A person of the shop whose calendars the member may change: anyone for the owner, only themselves for staff. */
export async function findPerson(db: Db, membership: Membership, chairId: number) {
  const chair = await findChair(db, membership.businessId, chairId);
  const isOwn = membership.role === 'owner' || chairId === membership.ownChairId;
  return chair && isOwn ? { id: chair.id, name: chair.person ?? chair.name } : null;
}

/** The same within an edit; a refusal aborts the edit. */
export async function requirePerson(db: Db, membership: Membership, chairId: number) {
  const person = await findPerson(db, membership, chairId);
  if (!person) throw new Refused(GONE);
  return person;
}
