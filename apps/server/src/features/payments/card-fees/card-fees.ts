import type { Minor } from '@thyme/domain/money';
import { CARD_FEE_GRACE, type CardFeeReason, feeReason, mostFee } from '@thyme/domain/payments';
import { DAY } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import * as store from './store.ts';
import { tellAnnounced, tellDropped, tellQuestioned } from './tell.ts';

/** How long after an appointment a fee can be announced. */
const ANNOUNCED_WITHIN = 30 * DAY;
const SHOWN = 100;

export interface Chargeable {
  appointmentId: number;
  guest: string;
  startsAt: number;
  reason: CardFeeReason;
  most: Minor;
  last4: string;
}

export interface CardFeesPage {
  membership: Membership;
  isOffered: boolean;
  percent: number;
  lateHours: number;
  chargeable: Chargeable[];
  fees: Awaited<ReturnType<typeof store.listFees>>;
}

type Missed = Awaited<ReturnType<typeof store.listMissed>>[number];

function chargeableOf(missed: Missed): Chargeable[] {
  const { appointmentId, guest, startsAt, price, kept, last4 } = missed;
  const reason = feeReason(missed, missed);
  const most = mostFee(missed, { price, kept: Math.max(0, kept) });
  return reason === null || most === 0 ? [] : [{ appointmentId, guest, startsAt, reason, most, last4 }];
}

/** The shop's rule, what could be charged now, and what was announced. For the owner. */
export async function readCardFees(services: Services, viewer: Viewer, businessId: number): Promise<CardFeesPage> {
  const membership = await requireMembership(services, viewer, businessId, 'owner');
  const since = services.clock.now() - ANNOUNCED_WITHIN;
  const [rule, missed, fees] = await Promise.all([
    store.findRule(services.db, businessId),
    store.listMissed(services.db, businessId, { since }),
    store.listFees(services.db, businessId, SHOWN),
  ]);
  return {
    membership,
    isOffered: services.cards.vault !== null,
    percent: rule?.percent ?? 0,
    lateHours: rule?.lateHours ?? 24,
    chargeable: missed.flatMap(chargeableOf),
    fees,
  };
}

/** Applies to bookings from now on: each guest is held to what they saw. */
export async function saveFeeRule(
  services: Services,
  viewer: Viewer,
  rule: { businessId: number; percent: number; lateHours: number },
): Promise<StatusMessage> {
  const { businessId, percent, lateHours } = rule;
  await requireMembership(services, viewer, businessId, 'owner');
  return inTransaction(services, async (tx) => {
    await store.saveRule(tx.db, rule);
    const about = { businessId, actorId: viewer.id, subject: 'money', subjectId: 'card-fees' };
    await writeAuditEntry(tx, { ...about, action: 'card-fee-rule', changes: { percent, lateHours } });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: 'Saved. It applies to new bookings.' };
  });
}

interface Announcing {
  businessId: number;
  appointmentId: number;
  amount: Minor;
  key: string | null;
}

/** Announces a fee to the guest; it is charged after the grace time unless they object. */
export async function announceFee(services: Services, viewer: Viewer, asked: Announcing): Promise<StatusMessage> {
  const { businessId, appointmentId, amount, key } = asked;
  await requireMembership(services, viewer, businessId, 'owner');
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_announce_card_fee', input: { ...asked, key: null } };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const [missed] = await store.listMissed(tx.db, businessId, { appointmentId });
    const [possible] = missed ? chargeableOf(missed) : [];
    if (!missed || !possible) return { status: 0, message: 'There is no fee to charge for this appointment.' };
    if (amount <= 0) return { status: 0, message: 'Please enter an amount.' };
    if (amount > possible.most) return { status: 0, message: 'That is more than the guest agreed to.' };
    const { saleId, userId, currency } = missed;
    const now = tx.clock.now();
    const fee = { businessId, saleId, appointmentId, userId, amount, currency, reason: possible.reason };
    const times = { chargeAt: now + CARD_FEE_GRACE, createdAt: now };
    const id = await store.insertFee(tx.db, { ...fee, ...times, actorId: viewer.id });
    const found = id === null ? null : await store.findFee(tx.db, { id });
    if (!found) return { status: 0, message: 'Somebody else was faster: this fee is announced already.' };
    await tellAnnounced(tx, found, possible.last4);
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: String(appointmentId) };
    await writeAuditEntry(tx, { ...about, action: 'card-fee-announced', changes: { amount } });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: 'The guest has been told. It is charged in two days unless they object.' };
  });
}

interface Deciding {
  businessId: number;
  id: number;
}

/** The owner decides about a fee: dropped for good, or announced again after the guest objected. */
export async function decideFee(
  services: Services,
  viewer: Viewer,
  { businessId, id }: Deciding,
  decision: 'drop' | 'resume',
): Promise<StatusMessage> {
  await requireMembership(services, viewer, businessId, 'owner');
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const found = await store.findFee(tx.db, { id, businessId });
    const fee = found ? await store.lockFee(tx.db, id) : null;
    if (!found || !fee) return { status: 0, message: 'This fee does not exist.' };
    const now = tx.clock.now();
    const isPossible =
      decision === 'drop' ? fee.status !== 'paid' && fee.status !== 'dropped' : fee.status === 'paused';
    if (!isPossible) return { status: 0, message: 'This fee was decided in the meantime.' };
    const change =
      decision === 'drop'
        ? ({ status: 'dropped', settledAt: now } as const)
        : ({ status: 'announced', chargeAt: now + CARD_FEE_GRACE } as const);
    await store.updateFee(tx.db, id, change);
    if (decision === 'drop') await tellDropped(tx, found);
    else {
      const card = await store.findAgreedCard(tx.db, fee);
      await tellAnnounced(tx, { ...found, fee: { ...fee, ...change } }, card?.last4 ?? '····');
    }
    const about = { businessId, actorId: viewer.id, subject: 'appointment', subjectId: String(fee.appointmentId) };
    await writeAuditEntry(tx, { ...about, action: `card-fee-${decision}`, changes: { amount: fee.amount } });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: decision === 'drop' ? 'Dropped. The guest has been told.' : 'Announced again.' };
  });
}

export function readOwnFee(services: Services, own: { userId: number; appointmentId: number }) {
  return store.findOwnFee(services.db, own);
}

/** The guest objects: nothing is charged until the shop has answered. */
export async function questionFee(
  services: Services,
  { userId, appointmentId, note }: { userId: number; appointmentId: number; note: string },
): Promise<StatusMessage> {
  if (note.trim() === '') return { status: 0, message: 'Please say what isn’t right.' };
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const found = await store.findOwnFee(tx.db, { userId, appointmentId });
    const fee = found ? await store.lockFee(tx.db, found.fee.id) : null;
    if (!found || !fee) return { status: 0, message: 'This fee does not exist.' };
    if (fee.status === 'paused') return { status: 1, message: 'The shop has your note. Nothing is charged for now.' };
    if (fee.status !== 'announced') return { status: 0, message: 'This fee was decided in the meantime.' };
    const change = { status: 'paused', guestNote: note.trim() } as const;
    await store.updateFee(tx.db, fee.id, change);
    await tellQuestioned(tx, { ...found, fee: { ...fee, ...change } });
    await announceDeskAtCommit(tx, fee.businessId);
    return { status: 1, message: 'Sent. Nothing is charged until the shop has answered.' };
  });
}
