import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, requireClassReach, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { findRoom, listOtherDates } from '../../classes/seats-store.ts';
import * as store from './class-date-store.ts';

export interface ClassRoll {
  membership: Membership;
  date: NonNullable<Awaited<ReturnType<typeof store.findClassDate>>>;
  people: Awaited<ReturnType<typeof store.listSeated>>;
  room: Awaited<ReturnType<typeof findRoom>>;
  others: Awaited<ReturnType<typeof listOtherDates>>;
  hasBegun: boolean;
}

/** A class date with its guests. */
export async function readClassDate(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ClassRoll> {
  const membership = await requireMembership(services, viewer, businessId);
  await requireClassReach(services.db, membership, id);
  const date = await store.findClassDate(services.db, businessId, id);
  if (!date) throw new PublicError('This date could not be found.', 'NOT_FOUND');
  const { db, clock } = services;
  const now = clock.now();
  const [people, room, others] = await Promise.all([
    store.listSeated(db, businessId, id),
    findRoom(db, { businessId, id }),
    listOtherDates(db, { businessId, id, groupId: date.groupId }, now),
  ]);
  return { membership, date, people, room, others, hasBegun: date.startsAt <= now };
}
