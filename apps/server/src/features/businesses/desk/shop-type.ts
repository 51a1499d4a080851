import { acceptRulesOf } from '@thyme/domain/bookings';
import { toMajor } from '@thyme/domain/money';
import { builder } from '../../../graphql/builder.ts';
import { Picture } from '../../../graphql/picture.ts';
import { CancellationStepType } from '../business-type.ts';
import { AcceptRuleType } from './accept-rule-types.ts';
import type { DeskShop } from './profile.ts';

const ShopPictureType = builder.objectRef<DeskShop['pictures'][number]>('DeskPicture').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    picture: t.field({ type: Picture, resolve: ({ id }) => id }),
    is_on_top: t.exposeBoolean('isOnTop'),
  }),
});

export const DeskShopType = builder.objectRef<DeskShop>('DeskShop').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ business }) => business.id }),
    role: t.string({ resolve: ({ membership }) => membership.role }),
    slug: t.string({ resolve: ({ business }) => business.slug }),
    published: t.boolean({ resolve: ({ business }) => business.published }),
    name: t.string({ resolve: ({ business }) => business.name }),
    trade: t.string({ resolve: ({ business }) => business.trade }),
    country: t.string({ resolve: ({ business }) => business.country }),
    currency: t.string({ resolve: ({ business }) => business.currency }),
    zone: t.string({ resolve: ({ business }) => business.zone }),
    description: t.string({ resolve: ({ business }) => business.description }),
    about: t.string({ resolve: ({ business }) => business.about }),
    location: t.string({ resolve: ({ business }) => business.location }),
    area: t.string({ resolve: ({ business }) => business.area }),
    eir_code: t.string({ nullable: true, resolve: ({ business }) => business.eirCode }),
    has_position: t.boolean({ resolve: ({ business }) => business.lat !== null }),
    phone: t.string({ nullable: true, resolve: ({ business }) => business.phone }),
    email: t.string({ nullable: true, resolve: ({ business }) => business.email }),
    website: t.string({ nullable: true, resolve: ({ business }) => business.website }),
    facebook: t.string({ nullable: true, resolve: ({ business }) => business.facebook }),
    instagram: t.string({ nullable: true, resolve: ({ business }) => business.instagram }),
    linkedin: t.string({ nullable: true, resolve: ({ business }) => business.linkedin }),
    tiktok: t.string({ nullable: true, resolve: ({ business }) => business.tiktok }),
    gender_served: t.string({ resolve: ({ business }) => business.genderServed }),
    vat_number: t.string({ nullable: true, resolve: ({ business }) => business.vatNumber }),
    vat_rate: t.float({
      nullable: true,
      description: 'Percent of VAT in prices, unless a service has its own.',
      resolve: ({ business }) => business.vatRate,
    }),
    slot_duration: t.int({ resolve: ({ business }) => business.slotDuration }),
    buffer_minutes: t.int({ resolve: ({ business }) => business.bufferMinutes }),
    notice_minutes: t.int({ resolve: ({ business }) => business.noticeMinutes }),
    horizon_days: t.int({ resolve: ({ business }) => business.horizonDays }),
    confirms_at_once: t.boolean({ resolve: ({ business }) => business.confirmsAtOnce }),
    accept_rules: t.field({
      type: [AcceptRuleType],
      description:
        'Whose bookings are accepted at once: the first that matches decides, the last is for everybody else.',
      resolve: ({ business }) => acceptRulesOf(business),
    }),
    video_vetting: t.boolean({ resolve: ({ business }) => business.videoVetting }),
    consultation_minutes: t.int({ resolve: ({ business }) => business.consultationMinutes }),
    policy: t.intList({ resolve: ({ business }) => business.cancellation }),
    policy_steps: t.field({
      type: [CancellationStepType],
      description: 'Custom steps, from far to near; they replace codes 1 and 2.',
      resolve: ({ business }) => business.cancellationSteps,
    }),
    forgives_first: t.boolean({
      description: 'Regulars are forgiven one late cancellation a year.',
      resolve: ({ business }) => business.forgivesFirst,
    }),
    guest_moves: t.string({
      description: 'Until when guests may ask for another time: start, free (while cancelling is free) or never.',
      resolve: ({ business }) => business.guestMoves,
    }),
    upfront_percent: t.float({ resolve: ({ business }) => business.upfrontPercent }),
    part_hours: t.int({
      description: 'How long each guest of a group has to pay their own part; 0 if one pays for all.',
      resolve: ({ business }) => business.partHours,
    }),
    from_price: t.float({
      nullable: true,
      resolve: ({ business: { fromPrice } }) => (fromPrice === null ? null : toMajor(fromPrice)),
    }),
    pictures: t.field({ type: [ShopPictureType], resolve: (shop) => shop.pictures }),
  }),
});
