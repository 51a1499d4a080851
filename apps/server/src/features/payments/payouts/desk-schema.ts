import { toMajor } from '@thyme/domain/money';
import { ACCOUNT_STATES, DISPUTE_STATUSES, type MoneyPlaces, PAYOUT_STATUSES } from '@thyme/domain/payouts';
import { dateAt, wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { checkOwnAccount, startOnboarding } from './accounts.ts';
import { type PayoutLine, type PayoutsPage, readPayoutItems, readPayouts } from './read-payouts.ts';

const WALL = "Unix seconds that show the shop's wall clock when read in UTC.";

const Places = builder.objectRef<MoneyPlaces>('PayoutPlaces').implement({
  description: 'Where captured money is: captured = refunded + fees + disputed + paid_out + pending.',
  fields: (t) => ({
    captured: t.float({ resolve: ({ captured }) => toMajor(captured) }),
    refunded: t.float({ resolve: ({ refunded }) => toMajor(refunded) }),
    fees: t.float({ resolve: ({ fees }) => toMajor(fees) }),
    disputed: t.float({ resolve: ({ disputed }) => toMajor(disputed) }),
    paid_out: t.float({
      description: 'Negative in a payout that repeats a failed one.',
      resolve: ({ paidOut }) => toMajor(paidOut),
    }),
    pending: t.float({ resolve: ({ pending }) => toMajor(pending) }),
  }),
});

const Payout = builder.objectRef<PayoutLine>('BooksPayout').implement({
  fields: (t) => ({
    id: t.int({ nullable: true, description: 'Null for the next payout.', resolve: ({ row }) => row?.id ?? null }),
    status: t.string({
      description: `next, ${PAYOUT_STATUSES.join(', ')}`,
      resolve: ({ row }) => row?.status ?? 'next',
    }),
    amount: t.float({ resolve: ({ row, places }) => toMajor(row?.amount ?? places.pending) }),
    arrives_on: t.string({
      resolve: ({ row, period, membership: { zone } }) =>
        row ? dateAt(zone, row.arrivesAt) : (period?.arrivesOn ?? ''),
    }),
    until: t.string({
      description: 'The last day it covers.',
      resolve: ({ row, period, membership: { zone } }) => (row ? dateAt(zone, row.periodEnd - 1) : (period?.to ?? '')),
    }),
    bank: t.string({ nullable: true, resolve: ({ row }) => row?.bank ?? null }),
    failure: t.string({ nullable: true, resolve: ({ row }) => row?.failure ?? null }),
    payments: t.exposeInt('payments', { description: 'How many payments it contains.' }),
    places: t.field({ type: Places, resolve: ({ places }) => places }),
  }),
});

type DisputeLine = PayoutsPage['disputes'][number] & { zone: string };

const Dispute = builder.objectRef<DisputeLine>('BooksDispute').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ dispute }) => dispute.id }),
    status: t.string({ description: DISPUTE_STATUSES.join(', '), resolve: ({ dispute }) => dispute.status }),
    amount: t.float({ resolve: ({ dispute }) => toMajor(dispute.amount) }),
    reason: t.string({ resolve: ({ dispute }) => dispute.reason }),
    guest_name: t.exposeString('guest'),
    instrument: t.exposeString('instrument', { nullable: true }),
    paid_at: t.int({ description: WALL, resolve: ({ paidAt, zone }) => wallOf(zone, paidAt) }),
    opened_at: t.int({ description: WALL, resolve: ({ dispute, zone }) => wallOf(zone, dispute.createdAt) }),
    respond_by: t.int({
      nullable: true,
      description: WALL,
      resolve: ({ dispute: { respondBy }, zone }) => respondBy && wallOf(zone, respondBy),
    }),
    refunded: t.float({
      description: 'What had been refunded of the payment.',
      resolve: ({ refunded }) => toMajor(refunded),
    }),
  }),
});

const DifferenceType = builder
  .objectRef<NonNullable<PayoutsPage['check']>['differences'][number]>('PayoutDifference')
  .implement({
    fields: (t) => ({
      what: t.exposeString('what'),
      ours: t.float({ resolve: ({ ours }) => toMajor(ours) }),
      theirs: t.float({ resolve: ({ theirs }) => toMajor(theirs) }),
    }),
  });

const Page = builder.objectRef<PayoutsPage>('BooksPayouts').implement({
  fields: (t) => ({
    is_offered: t.exposeBoolean('isOffered', { description: 'Whether the card provider supports payouts.' }),
    fee_percent: t.exposeFloat('feePercent'),
    account_state: t.string({
      nullable: true,
      description: `${ACCOUNT_STATES.join(', ')}; null before it is set up.`,
      resolve: ({ account }) => account?.state ?? null,
    }),
    account_needs: t.stringList({ resolve: ({ account }) => account?.needs ?? [] }),
    bank: t.string({ nullable: true, resolve: ({ account }) => account?.bank ?? null }),
    next: t.field({ type: Payout, resolve: ({ next }) => next }),
    payouts: t.field({ type: [Payout], resolve: ({ payouts }) => payouts }),
    places: t.field({ type: Places, resolve: ({ places }) => places }),
    disputes: t.field({
      type: [Dispute],
      resolve: ({ disputes, membership: { zone } }) => disputes.map((one) => ({ ...one, zone })),
    }),
    checked_at: t.int({
      nullable: true,
      description: WALL,
      resolve: ({ check, membership: { zone } }) => check && wallOf(zone, check.checkedAt),
    }),
    differences: t.field({ type: [DifferenceType], resolve: ({ check }) => check?.differences ?? [] }),
  }),
});

type Item = Awaited<ReturnType<typeof readPayoutItems>>['items'][number] & { zone: string };

const ItemType = builder.objectRef<Item>('BooksPayoutItem').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind', { description: 'charge, refund, refund_failed, dispute, dispute_won, payout_failed' }),
    at: t.int({ description: WALL, resolve: ({ at, zone }) => wallOf(zone, at) }),
    guest_name: t.exposeString('guest', { nullable: true }),
    instrument: t.exposeString('instrument', { nullable: true }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    fee: t.float({ description: 'Negative if it was deducted.', resolve: ({ fee }) => toMajor(fee) }),
    net: t.float({ resolve: ({ amount, fee }) => toMajor(amount + fee) }),
  }),
});

const Onboarding = builder.objectRef<{ url: string }>('PayoutOnboarding').implement({
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The provider’s form. The link works once, for a few minutes.' }),
  }),
});

builder.queryFields((t) => ({
  desk_payouts: t.field({
    type: Page,
    description: 'Payouts, the pending amount, disputes, and a breakdown of all captured money. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readPayouts(services, await requireViewer(), business_id),
  }),
  desk_payout_items: t.field({
    type: [ItemType],
    description: 'The entries of a payout, or of the next one without an id. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int() },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) => {
      const asked = { businessId: business_id, id: id ?? null };
      const { items, membership } = await readPayoutItems(services, await requireViewer(), asked);
      return items.map((item) => ({ ...item, zone: membership.zone }));
    },
  }),
}));

builder.mutationFields((t) => ({
  desk_set_up_payouts: t.field({
    type: Onboarding,
    description: 'The provider’s form, where the owner adds or changes a bank account.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) => ({
      url: await startOnboarding(services, await requireViewer(), business_id),
    }),
  }),
  desk_check_payout_account: t.field({
    type: 'String',
    description: `The state of the account as the provider has it now: ${ACCOUNT_STATES.join(', ')}.`,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      checkOwnAccount(services, await requireViewer(), business_id),
  }),
}));
