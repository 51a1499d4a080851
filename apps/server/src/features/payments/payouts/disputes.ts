import { advance } from '@thyme/domain/life-cycle';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { DISPUTE_LIFE, type DisputeStatus, isWithdrawn } from '@thyme/domain/payouts';
import { formatDay, wallOf } from '@thyme/domain/time';
import type { DisputeReport } from '../../../integrations/cards/payout-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import * as store from './dispute-store.ts';
import { insertEntries, lockEntries } from './entry-store.ts';
import { tellOwner } from './tell-owner.ts';

/** Applies the provider's state of a dispute, once per change. It may come after a refund or a payout. */
export async function noteDispute(services: Services, report: DisputeReport): Promise<void> {
  const provider = services.cards.name;
  await inTransaction(services, async (tx) => {
    const payment = await store.findPayment(tx.db, provider, report.providerPaymentId);
    if (!payment) return;
    const { businessId, id: paymentId } = payment;
    const { providerDisputeId, status, amount, currency, reason, respondBy } = report;
    await lockEntries(tx.db, businessId);
    const fresh = { businessId, provider, providerDisputeId, paymentId, amount, currency, status, reason, respondBy };
    const { row, isNew } = await store.lockDispute(tx.db, { ...fresh, createdAt: tx.clock.now() });
    const step = advance(DISPUTE_LIFE, row.status, status);
    if (!step.ok || !(isNew || step.value.changed)) return;
    const isOver = status === 'won' || status === 'lost';
    await store.updateDispute(tx.db, row.id, { status, respondBy, ...(isOver ? { settledAt: tx.clock.now() } : {}) });
    await moveMoney(tx, row, isNew ? 'inquiry' : row.status, status);
    await announceDeskAtCommit(tx, businessId);
    await announce(tx, { ...row, status, respondBy });
  });
}

async function moveMoney(tx: UnitOfWork, row: store.DisputeRow, before: DisputeStatus, after: DisputeStatus) {
  const { id: disputeId, businessId, paymentId, amount, currency } = row;
  const common = { businessId, disputeId, paymentId, currency, createdAt: tx.clock.now() };
  if (!isWithdrawn(before) && isWithdrawn(after))
    await insertEntries(tx.db, [{ ...common, kind: 'dispute', amount: -amount, ref: `dispute:${disputeId}` }]);
  if (isWithdrawn(before) && !isWithdrawn(after))
    await insertEntries(tx.db, [{ ...common, kind: 'dispute_won', amount, ref: `dispute-won:${disputeId}` }]);
}

async function announce(tx: UnitOfWork, row: store.DisputeRow): Promise<void> {
  const { id, businessId, amount, currency, status, reason, respondBy } = row;
  const sum = formatMinor(amount, currency as Currency);
  const dedupeKey = `dispute:${id}:${status}`;
  const zone = await store.findZone(tx.db, businessId);
  const until = respondBy === null ? '' : ` Please answer by ${formatDay(wallOf(zone, respondBy))}.`;
  switch (status) {
    case 'inquiry':
      return tellOwner(tx, businessId, {
        title: `A bank is asking about ${sum}`,
        message: `${reason}.${until}`,
        dedupeKey,
      });
    case 'open':
      return tellOwner(tx, businessId, {
        title: `A guest’s bank took back ${sum}`,
        message: `${reason}. It comes off your next payout while the bank decides.${until}`,
        dedupeKey,
      });
    case 'won':
      return tellOwner(tx, businessId, {
        title: `You get ${sum} back`,
        message: 'The bank decided the dispute in your favour. The money is in your next payout.',
        dedupeKey,
      });
    case 'lost':
      return tellOwner(tx, businessId, {
        title: `The dispute about ${sum} is lost`,
        message: 'The bank decided for the guest. The money stays with them.',
        dedupeKey,
      });
    case 'review':
      return;
  }
}
