import { type NewsChannel, type NewsRefusal, recordRefusal } from '@thyme/domain/messages';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { type Membership, reachesGuest, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { findGuest } from '../guests/index.ts';
import { listNewsChoices, type NewsChoiceRow, readNewsReach, saveNewsChoice } from '../messages/index.ts';

export interface GuestNews {
  channel: NewsChannel;
  /** Null: never asked. */
  known: Pick<NewsChoiceRow, 'isAllowed' | 'source' | 'changedAt'> | null;
  /** Why the shop can't send news, or null. */
  refusal: NewsRefusal | null;
  /** Whether the desk can record a yes. */
  mayRecord: boolean;
  zone: string;
}

/** A guest's consent to the shop's news, for the guest's page at the desk. */
export async function readGuestNews(
  { db }: Services,
  { businessId: id, zone, country }: Membership,
  guest: { id: number; hasAccount: boolean },
): Promise<GuestNews[]> {
  const choices = await listNewsChoices(db, id, guest.id);
  const [reach] = await readNewsReach(db, { id, zone, country }, [guest.id]);
  return (['mail', 'text'] as const).map((channel) => {
    const known = choices.find((choice) => choice.channel === channel) ?? null;
    const refusal = reach ? reach.refusal[channel] : ('no-address' as const);
    const { hasAccount } = guest;
    return { channel, known, refusal, mayRecord: recordRefusal(true, { hasAccount, known }) === null, zone };
  });
}

export interface RecordedChoice {
  businessId: number;
  guestId: number;
  channel: NewsChannel;
  isAllowed: boolean;
}

/** Records what a guest said at the desk about the shop's news, and who recorded it. */
export async function recordNews(
  services: Services,
  viewer: Viewer,
  { businessId, guestId, channel, isAllowed }: RecordedChoice,
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId);
  const guest = await findGuest(services.db, businessId, guestId, services.clock.now());
  if (!guest || !(await reachesGuest(services.db, membership, guest.id)))
    throw new PublicError('This guest could not be found.', 'NOT_FOUND');
  const choices = await listNewsChoices(services.db, businessId, guest.id);
  const known = choices.find((choice) => choice.channel === channel) ?? null;
  const refusal = recordRefusal(isAllowed, { hasAccount: guest.hasAccount, known });
  if (refusal !== null) return { status: 0, message: REFUSALS[refusal] };
  await inTransaction(services, async (tx) => {
    const said = { isAllowed, source: 'desk' as const, recordedBy: viewer.id, changedAt: tx.clock.now() };
    await saveNewsChoice(tx.db, { businessId, userId: guest.id, channel, ...said });
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'save-news-choice',
      subject: 'guest',
      subjectId: guest.id,
      changes: { channel, allowed: isAllowed },
    });
  });
  return { status: 1, message: isAllowed ? 'They’ll get your news.' : 'They won’t get your news.' };
}

const REFUSALS = {
  'has-account': 'They have an account, so they choose this there.',
  unsubscribed: 'They unsubscribed, so only they can change this.',
} as const;
