import type { Minor } from '@thyme/domain/money';
import { CARD_FEE_GRACE } from '@thyme/domain/payments';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { ANNOUNCED_WITHIN } from './card-fees.ts';
import { chargeableOf } from './chargeable.ts';
import { tellAnnounced } from './notify-fee.ts';
import * as store from './store.ts';

interface Announcing {
  businessId: number;
  appointmentId: number;
  amount: Minor;
  key: string | null;
}

const refused = (message: string): StatusMessage => ({ status: 0, message });
const ANNOUNCED_ALREADY = 'This fee has been announced already.';

/** Announces a fee to the guest; it is charged after the grace time unless they object. */
export async function announceFee(services: Services, viewer: Viewer, asked: Announcing): Promise<StatusMessage> {
  const { businessId, key } = asked;
  await requireMembership(services, viewer, businessId, 'money');
  const call = { owner: `user:${viewer.id}`, key, operation: 'desk_announce_card_fee', input: { ...asked, key: null } };
  return withIdempotency(services, call, (tx) => announce(tx, viewer.id, asked));
}

async function announce(
  tx: UnitOfWork,
  actorId: number,
  { businessId, appointmentId, amount }: Announcing,
): Promise<StatusMessage> {
  const now = tx.clock.now();
  const [missed] = await store.listMissed(tx.db, { businessId, appointmentId, since: now - ANNOUNCED_WITHIN });
  const [possible] = missed ? await chargeableOf(tx.db, [missed]) : [];
  if (!missed || !possible) {
    const isAnnounced = (await store.listOpenFees(tx.db, { businessId, appointmentId })).length > 0;
    return refused(isAnnounced ? ANNOUNCED_ALREADY : 'There is no fee to charge for this appointment.');
  }
  if (amount <= 0) return refused('Please enter an amount.');
  if (amount > possible.most) return refused('That is more than the guest agreed to.');
  const { saleId, userId, currency } = missed;
  const fee = { businessId, saleId, appointmentId, userId, amount, currency, reason: possible.reason, actorId };
  const id = await store.insertFee(tx.db, { ...fee, chargeAt: now + CARD_FEE_GRACE, createdAt: now });
  const found = id === null ? null : await store.findFee(tx.db, { id });
  // Another desk has already announced it.
  if (!found) return refused(ANNOUNCED_ALREADY);
  await tellAnnounced(tx, found, possible.last4);
  const about = { businessId, actorId, subject: 'appointment', subjectId: String(appointmentId) };
  await writeAuditEntry(tx, { ...about, action: 'card-fee-announced', changes: { amount } });
  await announceDeskAtCommit(tx, businessId);
  return { status: 1, message: 'We’ve told your guest. It’s charged in two days unless they object.' };
}
