import { COMMISSION_KINDS, type CommissionKind, type CommissionLine } from '@thyme/domain/books';
import { toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { choice, dateArgument } from '../arguments.ts';
import { type Commission, readCommission, saveCommission } from './commission.ts';

const percentArgument = z.number().min(0).max(100).multipleOf(0.01);

const Line = builder.objectRef<CommissionLine>('DeskCommissionLine').implement({
  description: 'Income of one kind under one percent, after discounts and refunds, without VAT.',
  fields: (t) => ({
    kind: t.string({ description: 'service, product or tip.', resolve: ({ kind }) => kind }),
    percent: t.exposeFloat('percent'),
    base: t.float({ resolve: ({ base }) => toMajor(base) }),
    commission: t.float({ resolve: ({ commission }) => toMajor(commission) }),
  }),
});

const Own = builder.objectRef<Commission['services'][number]>('DeskServiceCommission').implement({
  fields: (t) => ({
    service_id: t.exposeInt('serviceId'),
    name: t.exposeString('name'),
    percent: t.exposeFloat('percent'),
  }),
});

const DeskCommission = builder.objectRef<Commission>('DeskCommission').implement({
  fields: (t) => ({
    service_percent: t.exposeFloat('servicePercent'),
    product_percent: t.exposeFloat('productPercent'),
    tip_percent: t.exposeFloat('tipPercent', { description: '100 until the owner sets another.' }),
    services: t.field({
      type: [Own],
      description: 'Services with their own percentage.',
      resolve: ({ services }) => services,
    }),
    lines: t.field({ type: [Line], resolve: ({ statement }) => statement.lines }),
    total: t.float({ resolve: ({ statement }) => toMajor(statement.total) }),
  }),
});

builder.queryFields((t) => ({
  desk_commission: t.field({
    type: DeskCommission,
    description: 'A person’s commission and their statement for a period, both days included.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, person_id, from, to }, { services, requireViewer }) =>
      readCommission(services, await requireViewer(), { businessId: business_id, personId: person_id, from, to }),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_commission: t.field({
    type: DeskChange,
    authScopes: { business: true },
    description: 'Sets a person’s commission on services, on one service, on products or on tips, from today on.',
    args: {
      business_id: t.arg.int({ required: true }),
      person_id: t.arg.int({ required: true, validate: idArgument }),
      kind: t.arg.string({ required: true, validate: choice(COMMISSION_KINDS) }),
      service_id: t.arg.int({ validate: idArgument.nullish() }),
      percent: t.arg.float({
        validate: percentArgument.nullish(),
        description: 'Left out, the service uses the person’s percentage again.',
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveCommission(services, await requireViewer(), {
        businessId: args.business_id,
        personId: args.person_id,
        kind: args.kind as CommissionKind,
        serviceId: args.service_id ?? null,
        percent: args.percent ?? null,
      }),
  }),
}));
