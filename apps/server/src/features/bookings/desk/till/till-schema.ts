import { fromMajor, type Minor, toMajor } from '@thyme/domain/money';
import { checkoutLimits, REFUND_WAYS, type RefundWay } from '@thyme/domain/payments';
import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { Acknowledgement } from '../../../../graphql/acknowledgement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { invalidInput } from '../../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../../graphql/idempotency-argument.ts';
import { textArgument } from '../../../../graphql/text-arguments.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { checkVoucher, type VoucherCheck } from './check-voucher.ts';
import { checkOut, type TillAnswer } from './checkout.ts';
import { readTill } from './read-till.ts';
import { refundPayment } from './refund.ts';
import { sendReceipt } from './send-receipt.ts';
import { TillType } from './till-type.ts';
import { undoPayment } from './undo.ts';

const MOST_VOUCHERS = 10;
const codeArgument = z.string().trim().min(1, 'Please enter the code.').max(voucherLimits.code);
const versionArgument = z.int().min(1).max(2_147_483_647);
const reasonArgument = textArgument(checkoutLimits.reason);
const wayArgument = z.enum(
  ['as-paid', ...REFUND_WAYS],
  `to is 'as-paid', ${REFUND_WAYS.map((way) => `'${way}'`).join(', ')}.`,
);

/** Parses an amount from the API, or returns a message for its field. */
function amountOf(field: string, major: number | null | undefined): Minor {
  const amount = fromMajor(major ?? 0);
  if (!amount.ok) throw invalidInput({ [field]: ['Please enter an amount such as 12.50.'] });
  return amount.value;
}

const ProductInput = builder.inputType('TillProductInput', {
  description: 'A product sold at the till. Its price includes VAT.',
  fields: (t) => ({
    name: t.string({
      required: true,
      validate: z.string().trim().min(1, 'Please enter a name.').max(checkoutLimits.productName),
    }),
    price: t.float({ required: true, description: 'Price of one piece.' }),
    quantity: t.int({ required: true, validate: z.int().min(1).max(checkoutLimits.quantity) }),
    product_id: t.int({
      description: 'A stocked product: its own name and VAT apply, and its stock is reduced.',
      validate: idArgument.nullish(),
    }),
    price_reason: t.string({
      description: 'The reason for a price other than the listed one.',
      validate: textArgument(checkoutLimits.reason),
    }),
    vat_rate: t.float({
      description: "Percent; without one the shop's own rate. Shops that are not registered for VAT have none.",
      validate: z.number().min(0).max(100).nullish(),
    }),
  }),
});

const VoucherInput = builder.inputType('TillVoucherInput', {
  fields: (t) => ({
    code: t.string({ required: true, validate: codeArgument }),
    amount: t.float({ required: true, description: 'The amount it pays.' }),
  }),
});

const Answer = builder.objectRef<TillAnswer>('TillAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    change: t.float({ description: 'Change to give back.', resolve: ({ change }) => toMajor(change) }),
    has_changed: t.exposeBoolean('hasChanged', {
      description: 'The bill differs from what the desk shows, so nothing was done: another desk has changed it.',
    }),
  }),
});

const Check = builder.objectRef<VoucherCheck>('TillVoucherCheck').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message', { description: 'Why the voucher is refused.' }),
    amount: t.float({ description: 'What it can pay of the bill.', resolve: ({ amount }) => toMajor(amount) }),
  }),
});

const business = { authScopes: { business: true } as const };

builder.queryFields((t) => ({
  desk_till: t.field({
    ...business,
    type: TillType,
    description: 'The bill of an appointment, what was paid, and what can be undone or refunded.',
    args: { id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { id }, { services, requireViewer }) => readTill(services, await requireViewer(), id),
  }),
}));

builder.mutationFields((t) => ({
  desk_check_voucher: t.field({
    ...business,
    type: Check,
    description: 'What a voucher can pay of a bill, or why it cannot. Nothing is redeemed.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      code: t.arg.string({ required: true, validate: codeArgument }),
      goods: t.arg.float({ description: 'Products on the bill, less their discount.' }),
    },
    resolve: async (_root, { id, code, goods }, { services, requireViewer }) =>
      checkVoucher(services, await requireViewer(), { id, code, goods: amountOf('goods', goods) }),
  }),
  desk_checkout: t.field({
    ...business,
    type: Answer,
    description: 'Takes one payment for everything on the bill, by any mix of methods, and completes the appointment.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      version: t.arg.int({
        required: true,
        validate: versionArgument,
        description: 'The version of the bill shown at the desk.',
      }),
      products: t.arg({ type: [ProductInput], validate: z.array(z.any()).max(checkoutLimits.products).nullish() }),
      sell_anyway: t.arg.boolean({ description: 'The desk confirmed the warning about low stock.' }),
      discount: t.arg.float(),
      discount_percent: t.arg.int({
        description: 'If the discount was given in percent.',
        validate: z.int().min(0).max(100).nullish(),
      }),
      discount_reason: t.arg.string({ validate: reasonArgument }),
      member_price: t.arg.boolean({ description: 'At the member price, by `member_off` of the lines.' }),
      tip: t.arg.float(),
      vouchers: t.arg({ type: [VoucherInput], validate: z.array(z.any()).max(MOST_VOUCHERS).nullish() }),
      cash: t.arg.float({ description: 'Cash, without change.' }),
      card: t.arg.float({ description: "On the shop's own card reader." }),
      cash_given: t.arg.float({ description: 'What the guest handed over; by default the exact amount.' }),
      total: t.arg.float({
        required: true,
        description: 'The total shown at the desk. It is compared, never used.',
      }),
      receipt: t.arg.boolean({ description: 'Emails the receipt, if the guest has an address.' }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { services, requireViewer } = context;
      const cash = amountOf('cash', args.cash);
      return checkOut(services, (await requireViewer()).id, {
        id: args.id,
        version: args.version,
        products: (args.products ?? []).map(({ name, price, quantity, vat_rate, product_id, price_reason }) => ({
          ...(product_id == null ? {} : { productId: product_id }),
          priceReason: price_reason?.trim() ?? '',
          name: name.trim(),
          unitPrice: amountOf('products', price),
          quantity,
          vatRate: vat_rate ?? null,
        })),
        sellsAnyway: args.sell_anyway ?? false,
        discount: amountOf('discount', args.discount),
        discountPercent: args.discount_percent ?? null,
        discountReason: args.discount_reason?.trim() ?? '',
        isMember: args.member_price ?? false,
        tip: amountOf('tip', args.tip),
        vouchers: (args.vouchers ?? []).map(({ code, amount }) => ({ code, amount: amountOf('vouchers', amount) })),
        cash,
        card: amountOf('card', args.card),
        cashGiven: args.cash_given == null ? cash : amountOf('cash_given', args.cash_given),
        total: amountOf('total', args.total),
        mailsReceipt: args.receipt ?? false,
        key: idempotencyKeyOf(context, args.idempotency_key),
      });
    },
  }),
  desk_undo_checkout: t.field({
    ...business,
    type: Answer,
    description:
      'Undoes the last payment at the till on its own day, until the day is closed, and reopens the appointment.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      version: t.arg.int({ required: true, validate: versionArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { id, version, idempotency_key }, context) =>
      undoPayment(context.services, (await context.requireViewer()).id, {
        id,
        version,
        key: idempotencyKeyOf(context, idempotency_key),
      }),
  }),
  desk_refund: t.field({
    ...business,
    type: Answer,
    description: 'Refunds all or part of what was paid for an appointment, by line or by amount. For the owner.',
    args: {
      id: t.arg.int({ required: true, validate: idArgument }),
      version: t.arg.int({ required: true, validate: versionArgument }),
      line_ids: t.arg.intList({ validate: z.array(idArgument).max(60).nullish() }),
      restock_ids: t.arg.intList({
        description: 'Lines of products that are restocked.',
        validate: z.array(idArgument).max(60).nullish(),
      }),
      tip: t.arg.boolean({ description: 'Refunds the tip too.' }),
      amount: t.arg.float({ required: true, description: 'With lines it is compared with their total.' }),
      to: t.arg.string({ required: true, validate: wayArgument }),
      reason: t.arg.string({ validate: reasonArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      refundPayment(context.services, (await context.requireViewer()).id, {
        id: args.id,
        version: args.version,
        lineIds: args.line_ids ?? [],
        restockIds: args.restock_ids ?? [],
        withTip: args.tip ?? false,
        amount: amountOf('amount', args.amount),
        to: args.to as RefundWay | 'as-paid',
        reason: args.reason?.trim() ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_send_receipt: t.field({
    ...business,
    type: Acknowledgement,
    description: 'Emails the receipt of an appointment again.',
    args: { id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { id }, { services, requireViewer }) => sendReceipt(services, await requireViewer(), id),
  }),
}));
