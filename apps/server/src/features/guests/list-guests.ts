import { MOST_TAGS, type TagRefusal, tidyTags } from '@thyme/domain/guests';
import { tidyText } from '@thyme/domain/text';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { invalidInput, PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { guestsReachedBy, type Membership, reachesGuest, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import * as store from './store.ts';

export { GUEST_FILTERS, GUEST_ORDERS, type GuestFilter, type GuestOrder, type GuestRow } from './store.ts';

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
  order: store.GuestOrder;
  page: number;
}

export async function readGuests(services: Services, viewer: Viewer, request: GuestQuery): Promise<GuestList> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, request.businessId);
  const now = clock.now();
  const within = guestsReachedBy(membership);
  const [guests, counts] = await Promise.all([
    store.listGuests(db, { ...request, limit: PAGE, offset: (request.page - 1) * PAGE, now, within }),
    store.countGuests(db, request.businessId, { now, within }),
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
  if (!guest || !(await reachesGuest(db, membership, guest.id))) throw new PublicError(MISSING, 'NOT_FOUND');
  return { membership, guest };
}

export interface GuestNoteForm {
  businessId: number;
  guestId: number;
  note: string;
  /** Undefined leaves them unchanged. */
  allergies?: string | undefined;
  tags?: readonly string[] | undefined;
  /** 'MM-DD'; null removes it. */
  birthday?: string | null | undefined;
}

/** Saves the business's record of a guest: a private note, allergies, tags and a birthday. */
export async function noteGuest(
  services: Services,
  viewer: Viewer,
  { businessId, guestId, note, allergies, tags, birthday }: GuestNoteForm,
): Promise<StatusMessage> {
  const tidy = tags && tidyTags(tags);
  if (tidy && !tidy.ok) throw invalidInput({ tags: [tagMessage(tidy.refusal)] });
  const { guest } = await readGuest(services, viewer, { businessId, guestId });
  await inTransaction(services, async (tx) => {
    const notes = {
      note,
      ...(allergies !== undefined && { allergies: tidyText(allergies) }),
      ...(tidy && { tags: tidy.value }),
      ...(birthday !== undefined && { birthday }),
    };
    await store.saveNotes(tx.db, { businessId, userId: guest.id }, notes);
    // The audit log records the change of a note, not its text.
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'note-guest',
      subject: 'guest',
      subjectId: guest.id,
    });
  });
  return { status: 1, message: 'Saved.' };
}

function tagMessage(refusal: TagRefusal): string {
  switch (refusal.code) {
    case 'too-many-tags':
      return `Please use at most ${MOST_TAGS} tags.`;
    case 'tag-too-long':
      return `“${refusal.tag}” is too long for a tag.`;
  }
}

const TAGS_OFFERED = 20;

export async function readTags(services: Services, viewer: Viewer, businessId: number): Promise<string[]> {
  await requireMembership(services, viewer, businessId);
  return store.listTags(services.db, businessId, TAGS_OFFERED);
}
