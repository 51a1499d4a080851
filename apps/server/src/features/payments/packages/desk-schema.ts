import { toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { amountArgument, minorOf } from '../../../graphql/amount-argument.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { idArgument } from '../../edits/change-type.ts';
import { GuestPackage } from '../../vouchers/packages/guest-package-type.ts';
import { PACKAGE_REFUNDS, type PackageRefundWay, refundPackage } from './refund-package.ts';
import { sellPackage } from './sell-package.ts';
import { readTillPackages, type TillPackages } from './till-packages.ts';

const Offer = builder.objectRef<TillPackages['offers'][number]>('DeskPackageOffer').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    price: t.float({ resolve: ({ retail }) => toMajor(retail) }),
    sessions: t.int({ resolve: ({ sessions }) => sessions ?? 0 }),
  }),
});

const AtTill = builder.objectRef<TillPackages>('DeskTillPackages').implement({
  fields: (t) => ({
    own: t.field({
      type: [GuestPackage],
      description: 'Packages of the guest with sessions left.',
      resolve: ({ own }) => own,
    }),
    offers: t.field({ type: [Offer], description: 'Packages that can be sold now.', resolve: ({ offers }) => offers }),
  }),
});

builder.queryFields((t) => ({
  desk_till_packages: t.field({
    type: AtTill,
    description: 'The packages of an appointment’s guest, and those that the till can sell.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      appointment_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, appointment_id }, { services, requireViewer }) =>
      readTillPackages(services, await requireViewer(), { businessId: business_id, appointmentId: appointment_id }),
  }),
}));

const business = { authScopes: { business: true } as const, type: Acknowledgement };

builder.mutationFields((t) => ({
  desk_sell_package: t.field({
    ...business,
    description: 'Sells a package at the till to the guest of an appointment.',
    args: {
      business_id: t.arg.int({ required: true }),
      appointment_id: t.arg.int({ required: true, validate: idArgument }),
      package_id: t.arg.int({ required: true, validate: idArgument }),
      method: t.arg.string({ required: true, validate: z.enum(['cash', 'card']) }),
      price: t.arg.float({ required: true, validate: amountArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      sellPackage(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        appointmentId: args.appointment_id,
        packageId: args.package_id,
        method: args.method as 'cash' | 'card',
        price: minorOf(args.price),
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_refund_package: t.field({
    ...business,
    description: 'Refunds the unused sessions of a package in proportion to its price, and closes it.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      to: t.arg.string({ required: true, validate: z.enum(PACKAGE_REFUNDS) }),
      amount: t.arg.float({ required: true, validate: amountArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      refundPackage(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        id: args.id,
        to: args.to as PackageRefundWay,
        amount: minorOf(args.amount),
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
}));
