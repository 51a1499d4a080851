import { type MoneyPlaces, nextPayoutPeriod, type PayoutPeriod, placesOf } from '@thyme/domain/payouts';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import { type Check, findCheck } from './check-store.ts';
import { collectEntries } from './collect.ts';
import { listDisputes } from './dispute-store.ts';
import { sumKinds } from './entry-store.ts';
import { countPayments, listPayoutItems, type PayoutItem } from './item-store.ts';
import { findOwnPayout, listPayouts, type PayoutRow } from './payout-store.ts';

/** About a year. */
const SHOWN = 60;

export interface PayoutLine {
  membership: Membership;
  /** Null for the next payout. */
  row: PayoutRow | null;
  period: PayoutPeriod | null;
  places: MoneyPlaces;
  payments: number;
}

export interface PayoutsPage {
  membership: Membership;
  isOffered: boolean;
  feePercent: number;
  account: AccountRow | null;
  next: PayoutLine;
  payouts: PayoutLine[];
  /** Totals since the first payment. */
  places: MoneyPlaces;
  disputes: Awaited<ReturnType<typeof listDisputes>>;
  check: Check | null;
}

/** Everything about a business's payouts. Owner only. */
export async function readPayouts(services: Services, viewer: Viewer, businessId: number): Promise<PayoutsPage> {
  const membership = await requireMembership(services, viewer, businessId, 'money');
  await inTransaction(services, (tx) => collectEntries(tx, businessId));
  const { db, cards, config } = services;
  const [account, rows, counts, disputes, check, all] = await Promise.all([
    findAccount(db, businessId, cards.name),
    listPayouts(db, businessId, SHOWN),
    countPayments(db, businessId),
    listDisputes(db, businessId, SHOWN),
    findCheck(db, businessId),
    sumKinds(db, businessId),
  ]);
  const countOf = (id: number | null) => counts.find(({ payoutId }) => payoutId === id)?.payments ?? 0;
  const lines = await Promise.all(
    rows.map(async (row) => ({
      membership,
      row,
      period: null,
      places: placesOf(await sumKinds(db, businessId, row.id)),
      payments: countOf(row.id),
    })),
  );
  return {
    membership,
    isOffered: cards.payouts !== null,
    feePercent: config.platformFee,
    account,
    next: {
      membership,
      row: null,
      period: nextPayoutPeriod(membership.zone, services.clock.now()),
      places: placesOf(await sumKinds(db, businessId, null)),
      payments: countOf(null),
    },
    payouts: lines,
    places: placesOf(all),
    disputes,
    check,
  };
}

export interface PayoutItems {
  membership: Membership;
  items: PayoutItem[];
}

/** The entries of a payout; of the next one without an id. */
export async function readPayoutItems(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number | null },
): Promise<PayoutItems> {
  const membership = await requireMembership(services, viewer, businessId, 'money');
  if (id !== null && !(await findOwnPayout(services.db, businessId, id)))
    throw new PublicError('This payout does not exist.', 'NOT_FOUND');
  return { membership, items: await listPayoutItems(services.db, businessId, id) };
}
