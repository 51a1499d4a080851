import { isEmail } from '@thyme/domain/accounts';
import { toMajor } from '@thyme/domain/money';
import { tidyLine, tidyText } from '@thyme/domain/text';
import { isLocalDate } from '@thyme/domain/time';
import { voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { AppointmentBusiness } from '../businesses/booked-business-type.ts';
import { bookedBusinessLoader } from '../businesses/loaders.ts';
import { type GiftCard, readGiftCard } from './gift-card.ts';
import { changeGift, type GiftAnswer, sendGift } from './gifts.ts';
import { GuestVoucher, IncludedService } from './guest-voucher-type.ts';

const emailArgument = z
  .string()
  .trim()
  .max(voucherLimits.ownerEmail)
  .refine((text) => text === '' || isEmail(text), 'Email should have correct format')
  .nullish();
const dateArgument = z
  .string()
  .refine((text) => text === '' || isLocalDate(text), 'Please send the date as YYYY-MM-DD.')
  .nullish();

const GiftAnswerType = builder.objectRef<GiftAnswer>('GiftAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    voucher: t.field({ type: GuestVoucher, nullable: true, resolve: ({ voucher }) => voucher }),
  }),
});

builder.mutationFields((t) => ({
  send_voucher: t.field({
    type: GiftAnswerType,
    description: 'Emails a voucher that the guest bought to its recipient, at once.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true }),
      email: t.arg.string({ description: 'Left out: the stored one.', validate: emailArgument }),
    },
    resolve: async (_root, { id, email }, { services, requireViewer }) =>
      sendGift(services, (await requireViewer()).id, { id, email: email?.trim() || null }),
  }),
  change_voucher_gift: t.field({
    type: GiftAnswerType,
    description: 'Changes a voucher’s recipient, message and mailing day, until it has been mailed.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true }),
      owner: t.arg.string({ required: true, validate: lineArgument(voucherLimits.owner) }),
      email: t.arg.string({ description: 'Empty if it is handed over.', validate: emailArgument }),
      send_date: t.arg.string({
        description: "At 9 in the morning of this day, by the shop's clock. Empty: at once.",
        validate: dateArgument,
      }),
      from: t.arg.string({ validate: textArgument(voucherLimits.giver) }),
      message: t.arg.string({ validate: textArgument(voucherLimits.message) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      changeGift(services, (await requireViewer()).id, {
        id: args.id,
        owner: tidyLine(args.owner),
        email: args.email?.trim() || null,
        sendOn: args.send_date || null,
        giver: tidyLine(args.from ?? ''),
        message: tidyText(args.message ?? ''),
      }),
  }),
}));

const GiftCardType = builder.objectRef<GiftCard>('GiftCard').implement({
  description: 'What is printed on a voucher, for the holder of its code.',
  fields: (t) => ({
    voucher_code: t.exposeString('code'),
    owner: t.exposeString('owner'),
    giver: t.exposeString('giver'),
    message: t.exposeString('message'),
    name: t.string({ resolve: ({ terms }) => terms.name }),
    color: t.string({ resolve: ({ terms }) => terms.color }),
    value: t.float({ resolve: ({ value }) => toMajor(value) }),
    remaining: t.float({ resolve: ({ remaining }) => toMajor(remaining) }),
    expiry_date: t.exposeInt('expiresAt'),
    is_claimed: t.boolean({ resolve: ({ ownerId }) => ownerId !== null }),
    is_mine: t.exposeBoolean('isMine', { description: 'Whether the viewer bought it or has it in their account.' }),
    services_included: t.field({
      type: [IncludedService],
      resolve: ({ terms }) => terms.services.map(({ label }) => label),
    }),
    business_info: t.field({
      type: AppointmentBusiness,
      nullable: true,
      resolve: (card, _args, context) => bookedBusinessLoader(context).load(card.businessId),
    }),
  }),
});

builder.queryFields((t) => ({
  gift_card: t.field({
    type: GiftCardType,
    nullable: true,
    description: 'A voucher by its code.',
    args: { voucher_code: t.arg.string({ required: true, validate: z.string().max(voucherLimits.code) }) },
    resolve: async (_root, { voucher_code }, { services, client, viewer }) =>
      readGiftCard(services, voucher_code, { ip: client.ip, userId: (await viewer())?.id ?? null }),
  }),
}));
