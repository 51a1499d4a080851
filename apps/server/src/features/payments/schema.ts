import { toMajor } from '@thyme/domain/money';
import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { amountOf } from '../../graphql/sent-amount.ts';
import type { CardPort } from '../../integrations/cards/card-port.ts';
import { VoucherPaymentInput } from '../vouchers/index.ts';
import { checkInvoiceVoucher, type InvoiceVoucher } from './invoice-vouchers.ts';
import { type CardOrderAnswer, confirmCardPayment, openCardOrder } from './orders/orders.ts';
import { payBalance } from './pay-balance.ts';
import { Payment } from './payment-type.ts';
import { subscribe } from './subscriptions/choose-plan.ts';
import { confirmSubscription } from './subscriptions/confirm-subscription.ts';
import { Subscription } from './subscriptions/subscription-type.ts';

const token = z.string().max(10_000).nullish();
const id = z.int().min(1);

const CardOrder = builder.objectRef<CardOrderAnswer>('CardOrderAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    public_id: t.exposeString('public_id', { nullable: true }),
    order_id: t.exposeInt('order_id', { nullable: true }),
  }),
});

const CardProvider = builder.objectRef<CardPort>('CardProvider').implement({
  description: 'What the payment step needs: the card provider, and the accepted wallets.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'sandbox, stripe or revolut.' }),
    mode: t.exposeString('mode', { description: 'sandbox or production.' }),
    publishable_key: t.exposeString('publishableKey', { nullable: true }),
    wallets: t.stringList({
      description: 'Wallets whose token may be sent with a booking or payment.',
      resolve: ({ wallets }) => [...wallets],
    }),
    saves_cards: t.boolean({
      description: 'Whether guests can save cards for next time.',
      resolve: ({ vault }) => vault !== null,
    }),
  }),
});

const InvoiceVoucherType = builder.objectRef<InvoiceVoucher>('InvoiceVoucher').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    value: t.float({
      description: 'What the voucher can pay of the amount due.',
      resolve: ({ value }) => toMajor(value),
    }),
    sessions: t.exposeInt('sessions', { description: 'How many sessions of a package it takes; 0 for a voucher.' }),
  }),
});

builder.queryFields((t) => ({
  card_provider: t.field({ type: CardProvider, resolve: (_root, _args, { services }) => services.cards }),
  invoice_voucher_check: t.field({
    type: InvoiceVoucherType,
    description: 'How much of the amount due on an invoice a voucher can pay. Nothing is redeemed.',
    authScopes: { guest: true },
    args: {
      sale_id: t.arg.int({ required: true, validate: id }),
      appt_id: t.arg.int({ validate: id.nullish() }),
      voucher_code: t.arg.string({ required: true, validate: z.string().max(voucherLimits.code) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      checkInvoiceVoucher(services, {
        userId: (await requireViewer()).id,
        saleId: args.sale_id,
        appointmentId: args.appt_id ?? null,
        code: args.voucher_code,
      }),
  }),
}));

builder.mutationFields((t) => ({
  make_payment: t.field({
    type: Payment,
    description: 'Pays the amount due on an invoice.',
    authScopes: { guest: true },
    args: {
      sale_id: t.arg.int({ required: true, validate: id }),
      appt_id: t.arg.int({ validate: id.nullish() }),
      payment_type: t.arg.string({
        description: "'stripe' (card), 'google' or 'apple'; without it only vouchers pay.",
        validate: z.enum(['stripe', 'google', 'apple']).nullish(),
      }),
      booking_request: t.arg.string({ validate: z.enum(['web', 'app']).nullish() }),
      google_pay_token: t.arg.string({ description: "The wallet's token, also for Apple Pay.", validate: token }),
      saved_card_id: t.arg.int({ description: "With 'stripe': the saved card to charge.", validate: id.nullish() }),
      voucher_codes: t.arg.stringList({
        description: 'Vouchers that pay as much as they can of the amount due.',
        validate: z.array(z.string().max(60)).max(10).nullish(),
      }),
      vouchers: t.arg({
        type: [VoucherPaymentInput],
        description: 'Vouchers with the amount that each is to pay.',
        validate: z.array(z.any()).max(10).nullish(),
      }),
      due_amount: t.arg.float({ description: 'The amount due shown on the page; refused if it has changed.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      payBalance(context.services, {
        userId: (await context.requireViewer()).id,
        saleId: args.sale_id,
        appointmentId: args.appt_id ?? null,
        method: (args.payment_type ?? null) as 'stripe' | 'google' | 'apple' | null,
        savedCardId: args.saved_card_id ?? null,
        vouchers: [
          ...(args.voucher_codes ?? []).map((code) => ({ code, amount: null })),
          ...(args.vouchers ?? []).map(({ code, payment }) => ({ code, amount: amountOf('vouchers', payment) })),
        ],
        dueAmount: amountOf('due_amount', args.due_amount),
        walletToken: args.google_pay_token || null,
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  card_payment_confirm: t.field({
    type: Payment,
    description:
      'Confirms an order after the browser returned from paying, by the provider’s status, and returns the next page.',
    authScopes: { guest: true },
    args: {
      sale_id: t.arg.int({ required: true, validate: id }),
      order_id: t.arg.int({ required: true, validate: id }),
      appt_id: t.arg.int({ validate: id.nullish() }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      confirmCardPayment(services, {
        userId: (await requireViewer()).id,
        saleId: args.sale_id,
        orderId: args.order_id,
        appointmentId: args.appt_id ?? null,
      }),
  }),
  card_payment_public_id: t.field({
    type: CardOrder,
    description: 'An order without a sale, for a wallet button. If it is paid, the money is refunded at once.',
    authScopes: { guest: true },
    args: { amount: t.arg.float({ required: true }), currency: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      openCardOrder(services, { userId: (await requireViewer()).id, amount: args.amount, currency: args.currency }),
  }),
  subscription_payment: t.field({
    type: Payment,
    authScopes: { business: true },
    args: {
      order_id: t.arg.int({ required: true, validate: id }),
      subscribed_id: t.arg.int({ required: true, validate: id }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      confirmSubscription(services, {
        userId: (await requireViewer()).id,
        orderId: args.order_id,
        subscriptionId: args.subscribed_id,
      }),
  }),
  subscribe: t.field({
    type: Subscription,
    description:
      "Chooses a plan for the owner's business. The first begins with a trial; if there is something to pay, payment_url leads to the card page.",
    authScopes: { business: true },
    args: {
      plan: t.arg.string({ required: true, validate: z.string().min(1).max(60) }),
      business_id: t.arg.int({ description: "The owner's first business when left out.", validate: id.nullish() }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      subscribe(services, {
        userId: (await requireViewer()).id,
        planCode: args.plan,
        businessId: args.business_id ?? null,
      }),
  }),
}));
