import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import * as store from './store.ts';

export { GUEST_FILTERS, type GuestFilter, type GuestRow } from './store.ts';

export const PAGE = 40;
const MISSING = 'This guest could not be found.';

export interface GuestList {
  membership: Membership;
  guests: store.GuestRow[];
  counts: Awaited<ReturnType<typeof store.countGuests>>;
  total: number;
}

export interface GuestQuery {
  businessId: number;
  words: string;
  filter: store.GuestFilter;
  page: number;
}

export async function readGuests(services: Services, viewer: Viewer, request: GuestQuery): Promise<GuestList> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, request.businessId);
  const now = clock.now();
  const [guests, counts] = await Promise.all([
    store.listGuests(db, { ...request, limit: PAGE, offset: (request.page - 1) * PAGE, now }),
    store.countGuests(db, request.businessId, now),
  ]);
  return { membership, guests, counts, total: guests[0]?.total ?? 0 };
}

export interface KnownGuest {
  membership: Membership;
  guest: NonNullable<Awaited<ReturnType<typeof store.findGuest>>>;
}

export async function readGuest(
  services: Services,
  viewer: Viewer,
  { businessId, guestId }: { businessId: number; guestId: number },
): Promise<KnownGuest> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, businessId);
  const guest = await store.findGuest(db, businessId, guestId, clock.now());
  if (!guest) throw new PublicError(MISSING, 'NOT_FOUND');
  return { membership, guest };
}

/** Saves the business's private note about a guest. */
export async function noteGuest(
  services: Services,
  viewer: Viewer,
  { businessId, guestId, note }: { businessId: number; guestId: number; note: string },
): Promise<StatusMessage> {
  const { guest } = await readGuest(services, viewer, { businessId, guestId });
  await inTransaction(services, async (tx) => {
    await store.saveNote(tx.db, { businessId, userId: guest.id }, note);
    // The audit log records the change of a note, not its text.
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'note-guest',
      subject: 'guest',
      subjectId: guestId,
    });
  });
  return { status: 1, message: 'Saved.' };
}
