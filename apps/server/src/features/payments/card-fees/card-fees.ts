import { DAY } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { type Chargeable, chargeableOf } from './chargeable.ts';
import * as store from './store.ts';

/** How long after an appointment a fee can be announced. */
export const ANNOUNCED_WITHIN = 30 * DAY;
const SHOWN = 100;

export interface CardFeesPage {
  membership: Membership;
  isOffered: boolean;
  percent: number;
  lateHours: number;
  chargeable: Chargeable[];
  fees: Awaited<ReturnType<typeof store.listFees>>;
}

/** The shop's rule, the fees that could be charged now, and the announced ones. Only for members who can see money. */
export async function readCardFees(services: Services, viewer: Viewer, businessId: number): Promise<CardFeesPage> {
  const membership = await requireMembership(services, viewer, businessId, 'money');
  const since = services.clock.now() - ANNOUNCED_WITHIN;
  const [rule, missed, fees] = await Promise.all([
    store.findRule(services.db, businessId),
    store.listMissed(services.db, { businessId, since }),
    store.listFees(services.db, businessId, SHOWN),
  ]);
  return {
    membership,
    isOffered: services.cards.vault !== null,
    percent: rule?.percent ?? 0,
    lateHours: rule?.lateHours ?? 24,
    chargeable: await chargeableOf(services.db, missed),
    fees,
  };
}

/** Applies to new bookings only: each guest is held to the terms they saw. */
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
