import { toMajor } from '@thyme/domain/money';
import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { growingCountArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import type { Paginated } from '../../platform/database/pagination.ts';
import { checkVoucher, type VoucherCheckAnswer } from './check.ts';
import { GuestVoucher } from './guest-voucher-type.ts';
import { claimVoucher, heldVoucher, heldVouchers, type SoldVoucherRow } from './held.ts';

/** A page of cards. */
const SHOWN = 18;
const code = z.string().max(voucherLimits.code);

const GuestVouchers = builder.objectRef<Paginated<SoldVoucherRow>>('GuestVouchers').implement({
  fields: (t) => ({
    data: t.field({ type: [GuestVoucher], resolve: (list) => list.data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (list) => list }),
  }),
});

const VoucherCheck = builder.objectRef<VoucherCheckAnswer>('VoucherCheck').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    value: t.float({
      description: 'What the voucher can pay of the given total.',
      resolve: ({ value }) => toMajor(value),
    }),
    value_now: t.float({
      description: 'The part of it that is due now, if sessions of a package pay.',
      resolve: ({ valueNow }) => toMajor(valueNow),
    }),
    sessions: t.exposeInt('sessions', { description: 'How many sessions of a package it takes; 0 for a voucher.' }),
  }),
});

const SellingServiceInput = builder.inputType('SellingServiceInput', {
  fields: (t) => ({
    service_pricing_id: t.int({ required: true }),
    service_id: t.int(),
    service_qty: t.int(),
    unit_price: t.float(),
    special_price: t.float(),
    guest: t.int({ description: 'In a group, whose it is; 0 or left out for the guest who books.' }),
    person_id: t.int({ description: 'The chosen person; left out for anyone.' }),
  }),
});

builder.queryFields((t) => ({
  my_voucher: t.field({
    type: GuestVouchers,
    description: 'Vouchers that the guest bought or was given, newest first.',
    authScopes: { guest: true },
    args: {
      count: t.arg.int({ validate: growingCountArgument }),
      page: t.arg.int({ validate: pageArgument }),
      sale_id: t.arg.int({ description: 'Only those of one purchase.' }),
    },
    resolve: async (_root, { sale_id, ...args }, { services, requireViewer }) =>
      heldVouchers(services, (await requireViewer()).id, { ...pageRequest(args, SHOWN), saleId: sale_id ?? null }),
  }),
  guest_voucher: t.field({
    type: GuestVoucher,
    nullable: true,
    description: "One of the guest's own vouchers.",
    authScopes: { guest: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      heldVoucher(services, (await requireViewer()).id, args.id),
  }),
  voucher_check: t.field({
    type: VoucherCheck,
    description: 'What a voucher would pay of a cart.',
    authScopes: { guest: true },
    args: {
      voucher_code: t.arg.string({ required: true, validate: code }),
      selling_service: t.arg({
        type: [SellingServiceInput],
        required: true,
        validate: z.array(z.any()).max(20, 'A cart holds at most 20 services.'),
      }),
      guest_id: t.arg.int({ required: true }),
      grand_total: t.arg.float({ required: true }),
      discount: t.arg.float(),
      business_id: t.arg.int({ required: true }),
      in_full: t.arg.boolean({ description: 'What price_availability said of it: the whole price is due now.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      checkVoucher(services, { ...args, viewer: await requireViewer() }),
  }),
}));

builder.mutationFields((t) => ({
  claim_voucher: t.field({
    type: Acknowledgement,
    description: 'Claims a voucher by its code.',
    authScopes: { guest: true },
    args: { voucher_code: t.arg.string({ required: true, validate: code }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      claimVoucher(services, (await requireViewer()).id, args.voucher_code),
  }),
}));
