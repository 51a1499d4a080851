import { isEmail } from '@thyme/domain/accounts';
import { PART_HOURS } from '@thyme/domain/bookings';
import { businessLimits } from '@thyme/domain/businesses';
import { PICTURE_ALT_MAX } from '@thyme/domain/pictures';
import { isZone } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { percentArgument } from '../../../graphql/percent-argument.ts';
import { lineArgument, textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { policyArgument } from './policy-schema.ts';
import * as profile from './profile.ts';
import * as pictures from './profile-pictures.ts';
import { DeskShopType } from './shop-type.ts';

builder.queryFields((t) => ({
  desk_shop: t.field({
    type: DeskShopType,
    description: 'A shop as its own members see it.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      profile.readDeskShop(services, await requireViewer(), business_id),
  }),
}));

const owner = { authScopes: { business: true } as const, type: DeskChange };
const emailArgument = z
  .string()
  .max(businessLimits.email)
  .refine((text) => text.trim() === '' || isEmail(text), 'Please enter a valid email.');

builder.mutationFields((t) => ({
  desk_save_profile: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      name: t.arg.string({ required: true, validate: lineArgument(businessLimits.name) }),
      description: t.arg.string({
        validate: textArgument(businessLimits.description),
        description: 'In one sentence.',
      }),
      about: t.arg.string({ validate: textArgument(businessLimits.about) }),
      location: t.arg.string({ required: true, validate: lineArgument(businessLimits.location) }),
      area: t.arg.string({ required: true, validate: lineArgument(businessLimits.area) }),
      eir_code: t.arg.string({ validate: textArgument(businessLimits.eirCode) }),
      place_id: t.arg.string({ validate: textArgument(300), description: 'From place_suggestions; moves the pin.' }),
      zone: t.arg.string({
        required: true,
        validate: z.string().max(businessLimits.zone).refine(isZone, 'Please choose a time zone.'),
      }),
      phone: t.arg.string({ validate: textArgument(businessLimits.phone) }),
      email: t.arg.string({ validate: emailArgument.nullish() }),
      website: t.arg.string({ validate: textArgument(businessLimits.link) }),
      facebook: t.arg.string({ validate: textArgument(businessLimits.link) }),
      instagram: t.arg.string({ validate: textArgument(businessLimits.link) }),
      linkedin: t.arg.string({ validate: textArgument(businessLimits.link) }),
      tiktok: t.arg.string({ validate: textArgument(businessLimits.link) }),
      gender_served: t.arg.string({ required: true, validate: z.enum(['everyone', 'female', 'male']) }),
      vat_number: t.arg.string({ validate: textArgument(businessLimits.vatNumber) }),
      vat_rate: t.arg.float({
        description: 'Percent of VAT in prices, unless a service has its own. Unchanged when left out.',
        validate: percentArgument.nullish(),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      profile.saveProfile(services, await requireViewer(), {
        businessId: args.business_id,
        name: args.name,
        description: args.description ?? '',
        about: args.about ?? '',
        location: args.location,
        area: args.area,
        eirCode: args.eir_code ?? '',
        placeId: args.place_id || null,
        zone: args.zone,
        phone: args.phone ?? '',
        email: args.email ?? '',
        website: args.website ?? '',
        facebook: args.facebook ?? '',
        instagram: args.instagram ?? '',
        linkedin: args.linkedin ?? '',
        tiktok: args.tiktok ?? '',
        genderServed: args.gender_served,
        vatNumber: args.vat_number ?? '',
        vatRate: args.vat_rate,
      }),
  }),
  desk_save_terms: t.field({
    ...owner,
    description: 'Policy, deposit and consultation of new guests. Existing bookings keep their terms.',
    args: {
      business_id: t.arg.int({ required: true }),
      policy: t.arg.intList({ validate: policyArgument }),
      upfront_percent: t.arg.float({
        required: true,
        validate: z.number().min(0).max(100, 'Please enter at most 100.').multipleOf(0.01),
      }),
      confirms_at_once: t.arg.boolean({ required: true }),
      video_vetting: t.arg.boolean({ required: true }),
      consultation_minutes: t.arg.int({ required: true, validate: z.int().min(5).max(120) }),
      part_hours: t.arg.int({
        description: 'How long each guest of a group has to pay their own part; 0 if one pays for all.',
        validate: z.int().min(PART_HOURS.least).max(PART_HOURS.most).nullish(),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      profile.saveTerms(services, await requireViewer(), {
        businessId: args.business_id,
        policy: args.policy ?? undefined,
        upfrontPercent: args.upfront_percent,
        confirmsAtOnce: args.confirms_at_once,
        videoVetting: args.video_vetting,
        consultationMinutes: args.consultation_minutes,
        partHours: args.part_hours ?? undefined,
      }),
  }),
}));

builder.mutationFields((t) => ({
  desk_order_pictures: t.field({
    ...owner,
    description: 'All pictures in their new order. The first represents the shop, the first four appear at the top.',
    args: {
      business_id: t.arg.int({ required: true }),
      ids: t.arg.intList({ required: true, validate: z.array(idArgument).max(60) }),
    },
    resolve: async (_root, { business_id, ids }, { services, requireViewer }) =>
      pictures.orderPictures(services, await requireViewer(), { businessId: business_id, ids }),
  }),
  desk_describe_picture: t.field({
    ...owner,
    description: 'A description of the picture for screen readers.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      alt: t.arg.string({ required: true, validate: lineArgument(PICTURE_ALT_MAX) }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      pictures.describePicture(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
  desk_remove_picture: t.field({
    ...owner,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      pictures.removePicture(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
