import { toMajor } from '@thyme/domain/money';
import { packageLimits, VOUCHER_COLOURS, voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { amountArgument, minorOf } from '../../../graphql/amount-argument.ts';
import { builder } from '../../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import * as packages from './edit-package.ts';

/** The API's value for 'no limit'. */
const UNLIMITED = -999;

const Package = builder.objectRef<packages.DeskPackage>('DeskPackage').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    note: t.exposeString('note'),
    color: t.exposeString('color'),
    price: t.float({ resolve: ({ retail }) => toMajor(retail) }),
    sessions: t.exposeInt('sessions'),
    valid_for: t.exposeInt('validFor', { description: 'Months.' }),
    shareable: t.exposeBoolean('shareable', { description: 'Anyone with the code may use a session.' }),
    limit_number_of_sales: t.int({
      description: `${UNLIMITED} means without limit.`,
      resolve: ({ limitNumberOfSales }) => limitNumberOfSales ?? UNLIMITED,
    }),
    total_sale: t.exposeInt('totalSale'),
    active: t.exposeBoolean('active'),
    service_ids: t.exposeIntList('serviceIds', { description: 'Empty for all services.' }),
    in_hands: t.exposeInt('inHands', { description: 'How many guests have one.' }),
    sessions_left: t.exposeInt('left', { description: 'Sessions that guests can still use.' }),
  }),
});

const Sold = builder.objectRef<packages.SoldPackage>('DeskSoldPackage').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ sold }) => sold.id }),
    code: t.string({ resolve: ({ sold }) => sold.code }),
    name: t.string({ resolve: ({ sold }) => sold.terms.name }),
    buyer: t.exposeString('buyer'),
    sessions: t.int({ resolve: ({ sold }) => sold.value }),
    sessions_left: t.int({ resolve: ({ sold }) => sold.remaining }),
    unused: t.float({
      description: 'What a refund of the unused sessions returns.',
      resolve: ({ unused }) => toMajor(unused),
    }),
    shareable: t.boolean({ resolve: ({ sold }) => sold.terms.shareable ?? false }),
    expires_at: t.int({ description: 'In Unix seconds.', resolve: ({ sold }) => sold.expiresAt }),
  }),
});

const Shelf = builder.objectRef<packages.PackageShelf>('DeskPackages').implement({
  fields: (t) => ({
    packages: t.field({ type: [Package], resolve: (shelf) => shelf.packages }),
    sold: t.field({ type: [Sold], resolve: (shelf) => shelf.sold }),
  }),
});

builder.queryFields((t) => ({
  desk_packages: t.field({
    type: Shelf,
    description: 'A shop’s package offers and guests’ packages, searched by code or name.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      text: t.arg.string({ validate: textArgument(voucherLimits.code) }),
    },
    resolve: async (_root, { business_id, text }, { services, requireViewer }) =>
      packages.readPackages(services, await requireViewer(), { businessId: business_id, text: text ?? '' }),
  }),
}));

const priceArgument = amountArgument.refine((major) => major >= 0.01, 'Please enter an amount.');
const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.mutationFields((t) => ({
  desk_save_package: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(voucherLimits.name) }),
      note: t.arg.string({ validate: textArgument(voucherLimits.note) }),
      color: t.arg.string({ required: true, validate: z.enum(VOUCHER_COLOURS) }),
      price: t.arg.float({ required: true, validate: priceArgument }),
      sessions: t.arg.int({
        required: true,
        validate: z
          .int()
          .min(1, 'A package has at least one session.')
          .max(packageLimits.sessions, `A package has at most ${packageLimits.sessions} sessions.`),
      }),
      valid_for: t.arg.int({
        required: true,
        validate: z
          .int()
          .min(1, 'A package is valid for at least a month.')
          .max(packageLimits.months, `A package is valid for at most ${packageLimits.months} months.`),
      }),
      shareable: t.arg.boolean({ required: true }),
      limit_number_of_sales: t.arg.int({
        required: true,
        validate: z.union([z.literal(UNLIMITED), z.int().min(0, 'Please enter how many can be sold.').max(1_000_000)]),
      }),
      service_ids: t.arg.intList({ validate: z.array(idArgument).max(200).nullish() }),
    },
    resolve: async (_root, { business_id, id, ...args }, { services, requireViewer }) =>
      packages.savePackage(services, await requireViewer(), {
        businessId: business_id,
        id: id ?? null,
        name: args.name,
        note: args.note ?? '',
        color: args.color,
        price: minorOf(args.price),
        sessions: args.sessions,
        validFor: args.valid_for,
        shareable: args.shareable,
        limitNumberOfSales: args.limit_number_of_sales === UNLIMITED ? null : args.limit_number_of_sales,
        serviceIds: args.service_ids ?? [],
      }),
  }),
  desk_set_package_active: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      packages.setPackageActive(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
}));
