import type { GuestNames } from '@thyme/domain/calendars';
import type { Services } from '../../../platform/services.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { listChairsOf } from '../../availability/index.ts';
import { type BusyConflict, listBusyConflicts } from './busy-store.ts';
import { type FeedAddress, feedAddress } from './feeds.ts';
import { listFeeds } from './feeds-store.ts';
import { findGuestNames, listSources, type Source } from './sources-store.ts';

export interface PersonFeed {
  /** Null for everyone's. */
  personId: number | null;
  name: string;
  portraitId: number | null;
  feed: FeedAddress | null;
}

export interface DeskCalendars {
  membership: Membership;
  names: GuestNames;
  feeds: PersonFeed[];
  sources: (Source & { person: string })[];
  conflicts: BusyConflict[];
  offersGoogle: boolean;
}

/** The calendars page of a shop: all calendars for the owner, only their own for staff. */
export async function readCalendars(services: Services, viewer: Viewer, businessId: number): Promise<DeskCalendars> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, businessId);
  const isOwner = membership.role === 'owner';
  const mine = (chairId: number | null) => isOwner || (chairId !== null && chairId === membership.ownChairId);
  const people = (await listChairsOf(db, businessId)).filter(({ id, active }) => active && mine(id));
  const rows = await listFeeds(db, businessId);
  const feedOf = (chairId: number | null) => {
    const row = rows.find((one) => one.chairId === chairId);
    return row ? feedAddress(services, row) : null;
  };
  const names = new Map(people.map(({ id, person, name }) => [id, person ?? name]));
  return {
    membership,
    names: await findGuestNames(db, businessId),
    feeds: [
      ...(isOwner ? [{ personId: null, name: 'Everyone', portraitId: null, feed: feedOf(null) }] : []),
      ...people.map(({ id, person, name, portraitId }) => ({
        personId: id,
        name: person ?? name,
        portraitId,
        feed: feedOf(id),
      })),
    ],
    sources: (await listSources(db, businessId))
      .filter(({ chairId }) => mine(chairId))
      .map((source) => ({ ...source, person: names.get(source.chairId) ?? '' })),
    conflicts: (await listBusyConflicts(db, businessId, clock.now())).filter(({ chairId }) => mine(chairId)),
    offersGoogle: services.calendar !== null,
  };
}
