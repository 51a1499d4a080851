import { CHANNELS, type Channel } from '@thyme/domain/messages';
import { toMajor } from '@thyme/domain/money';
import { type ReminderRule, reminderLimits } from '@thyme/domain/reminders';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { DeskChange } from '../edits/change-type.ts';
import {
  BirthdayInput,
  BirthdayType,
  birthdayOf,
  RebookInput,
  RebookType,
  ReviewInput,
  ReviewType,
  rebookOf,
  reviewOf,
} from './rule-schema.ts';
import { type DeskReminders, readDeskReminders, saveReminders } from './settings.ts';
import { sendTestText } from './test-text.ts';
import { UnansweredType } from './unanswered-schema.ts';

const channelsArgument = z.array(z.enum(CHANNELS)).max(CHANNELS.length);
const channelArgument = z.enum(CHANNELS);
const wordingArgument = z.string().max(2 * reminderLimits.wording);

const RuleType = builder.objectRef<ReminderRule>('DeskReminderRule').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Unchanged when the rule is edited.' }),
    hours_before: t.exposeInt('hoursBefore'),
    asks: t.exposeBoolean('asks', { description: 'Asks whether the guest is coming.' }),
    channels: t.stringList({ description: 'mail, text, push.', resolve: ({ channels }) => [...channels] }),
    fallback: t.string({
      nullable: true,
      description: 'Used when it was not delivered.',
      resolve: ({ fallback }) => fallback,
    }),
    wording: t.exposeString('wording'),
    active: t.exposeBoolean('isActive'),
  }),
});

export const RemindersType = builder.objectRef<DeskReminders>('DeskReminders').implement({
  description: 'What guests get before an appointment, and its cost.',
  fields: (t) => ({
    booked_channels: t.stringList({ resolve: ({ settings }) => [...settings.booked.channels] }),
    booked_wording: t.string({ resolve: ({ settings }) => settings.booked.wording }),
    rules: t.field({ type: [RuleType], resolve: ({ settings }) => [...settings.rules] }),
    review: t.field({ type: ReviewType, resolve: ({ settings }) => settings.review }),
    rebook: t.field({ type: RebookType, resolve: ({ settings }) => settings.rebook }),
    birthday: t.field({ type: BirthdayType, resolve: ({ settings }) => settings.birthday }),
    quiet_from: t.int({
      description: 'A whole hour of the guest’s clock.',
      resolve: ({ settings }) => settings.quiet.from,
    }),
    quiet_until: t.int({ resolve: ({ settings }) => settings.quiet.until }),
    text_limit: t.float({
      nullable: true,
      description: 'The monthly limit for texts.',
      resolve: ({ settings }) => (settings.textLimit === null ? null : toMajor(settings.textLimit)),
    }),
    text_price: t.float({ description: 'Of one part of a text.', resolve: ({ textPrice }) => toMajor(textPrice) }),
    has_provider: t.exposeBoolean('hasProvider', { description: 'Texts are really sent.' }),
    is_demo: t.exposeBoolean('isDemo', { description: 'Texts go to the demo phone.' }),
    mails: t.int({ description: 'This month.', resolve: ({ month }) => month.mails }),
    texts: t.int({ resolve: ({ month }) => month.texts }),
    pushes: t.int({ resolve: ({ month }) => month.pushes }),
    spent: t.float({ resolve: ({ month }) => toMajor(month.spent) }),
    unanswered: t.field({ type: [UnansweredType], resolve: ({ unanswered }) => unanswered }),
  }),
});

const RuleInput = builder.inputType('DeskReminderRuleInput', {
  fields: (t) => ({
    key: t.string({ required: true, validate: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    hours_before: t.int({ required: true }),
    asks: t.boolean({ required: true }),
    channels: t.stringList({ required: true, validate: channelsArgument }),
    fallback: t.string({ validate: channelArgument.nullish() }),
    wording: t.string({ required: true, validate: wordingArgument }),
    active: t.boolean({ required: true }),
  }),
});

builder.queryField('desk_reminders', (t) =>
  t.field({
    type: RemindersType,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readDeskReminders(services, await requireViewer(), business_id),
  }),
);

const unique = (channels: readonly string[]) => [...new Set(channels)] as Channel[];

builder.mutationFields((t) => ({
  desk_save_reminders: t.field({
    type: DeskChange,
    description: 'Replaces the rules. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      booked_channels: t.arg.stringList({ required: true, validate: channelsArgument }),
      booked_wording: t.arg.string({ required: true, validate: wordingArgument }),
      rules: t.arg({ type: [RuleInput], required: true, validate: z.array(z.any()).max(20) }),
      review: t.arg({ type: ReviewInput, description: 'Left out, that rule does not change.' }),
      rebook: t.arg({ type: RebookInput, description: 'Left out, that rule does not change.' }),
      birthday: t.arg({ type: BirthdayInput, description: 'Left out, that rule does not change.' }),
      quiet_from: t.arg.int({ required: true }),
      quiet_until: t.arg.int({ required: true }),
      text_limit: t.arg.float({ validate: z.number().min(0).max(10_000).nullish() }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveReminders(services, await requireViewer(), {
        businessId: args.business_id,
        settings: {
          booked: { channels: unique(args.booked_channels), wording: args.booked_wording.trim() },
          rules: args.rules.map(({ key, hours_before, asks, channels, fallback, wording, active }) => ({
            key,
            hoursBefore: hours_before,
            asks,
            channels: unique(channels),
            fallback: (fallback ?? null) as Channel | null,
            wording: wording.trim(),
            isActive: active,
          })),
          review: args.review ? reviewOf(args.review) : null,
          rebook: args.rebook ? rebookOf(args.rebook) : null,
          birthday: args.birthday ? birthdayOf(args.birthday) : null,
          quiet: { from: args.quiet_from, until: args.quiet_until },
          textLimit:
            args.text_limit === null || args.text_limit === undefined ? null : Math.round(args.text_limit * 100),
        },
      }),
  }),
  desk_test_text: t.field({
    type: Acknowledgement,
    description: 'Sends the text to the owner’s own phone.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      wording: t.arg.string({ required: true, validate: z.string().min(1).max(reminderLimits.wording) }),
    },
    resolve: async (_root, { business_id, wording }, { services, requireViewer }) =>
      sendTestText(services, await requireViewer(), { businessId: business_id, wording }),
  }),
}));
