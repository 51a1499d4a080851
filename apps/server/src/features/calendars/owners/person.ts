import type { Db } from '../../../platform/database/database.ts';
import type { Membership } from '../../access/index.ts';
import { findChair } from '../../availability/index.ts';
import { Refused } from '../../edits/index.ts';

const GONE = 'This person could not be found.';

/** A person of the shop whose calendars the member may change: anyone for the owner, themselves for staff. */
export async function requirePerson(db: Db, membership: Membership, chairId: number) {
  const chair = await findChair(db, membership.businessId, chairId);
  const isOwn = membership.role === 'owner' || chairId === membership.ownChairId;
  if (!chair || !isOwn) throw new Refused(GONE);
  return { id: chair.id, name: chair.person ?? chair.name };
}
