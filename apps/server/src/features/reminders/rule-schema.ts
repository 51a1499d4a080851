import { CHANNELS, NEWS_CHANNELS } from '@thyme/domain/messages';
import { type BirthdayRule, type RebookRule, type ReviewRule, reminderLimits } from '@thyme/domain/reminders';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';

const wording = { required: true, validate: z.string().max(2 * reminderLimits.wording) } as const;
const anyChannels = { required: true, validate: z.array(z.enum(CHANNELS)).max(CHANNELS.length) } as const;
const newsChannels = { required: true, validate: z.array(z.enum(NEWS_CHANNELS)).max(NEWS_CHANNELS.length) } as const;

export const ReviewType = builder.objectRef<ReviewRule>('DeskReviewRule').implement({
  description: '“How was it?” after an appointment, which leads to the form for a review.',
  fields: (t) => ({
    active: t.exposeBoolean('isActive'),
    days_after: t.exposeInt('daysAfter'),
    channels: t.stringList({ description: 'mail, text, push.', resolve: ({ channels }) => [...channels] }),
    wording: t.exposeString('wording'),
  }),
});

export const RebookType = builder.objectRef<RebookRule>('DeskRebookRule').implement({
  description: 'Rebooking messages to guests who have nothing booked; only those who agreed to the shop’s news.',
  fields: (t) => ({
    active: t.exposeBoolean('isActive'),
    weeks_after: t.exposeInt('weeksAfter'),
    channels: t.stringList({ description: 'mail, text.', resolve: ({ channels }) => [...channels] }),
    wording: t.exposeString('wording'),
  }),
});

export const BirthdayType = builder.objectRef<BirthdayRule>('DeskBirthdayRule').implement({
  description: 'A greeting before a birthday; only to guests who agreed to the shop’s news.',
  fields: (t) => ({
    active: t.exposeBoolean('isActive'),
    days_before: t.exposeInt('daysBefore', { description: '0 for the birthday itself.' }),
    channels: t.stringList({ description: 'mail, text.', resolve: ({ channels }) => [...channels] }),
    wording: t.exposeString('wording'),
  }),
});

export const ReviewInput = builder.inputType('DeskReviewRuleInput', {
  fields: (t) => ({
    active: t.boolean({ required: true }),
    days_after: t.int({ required: true }),
    channels: t.stringList(anyChannels),
    wording: t.string(wording),
  }),
});

export const RebookInput = builder.inputType('DeskRebookRuleInput', {
  fields: (t) => ({
    active: t.boolean({ required: true }),
    weeks_after: t.int({ required: true }),
    channels: t.stringList(newsChannels),
    wording: t.string(wording),
  }),
});

export const BirthdayInput = builder.inputType('DeskBirthdayRuleInput', {
  fields: (t) => ({
    active: t.boolean({ required: true }),
    days_before: t.int({ required: true }),
    channels: t.stringList(newsChannels),
    wording: t.string(wording),
  }),
});

interface Given {
  active: boolean;
  channels: readonly string[];
  wording: string;
}

const common = ({ active, wording: words }: Given) => ({ isActive: active, wording: words.trim() });

export const reviewOf = (given: Given & { days_after: number }): ReviewRule => ({
  ...common(given),
  daysAfter: given.days_after,
  channels: CHANNELS.filter((channel) => given.channels.includes(channel)),
});

export const rebookOf = (given: Given & { weeks_after: number }): RebookRule => ({
  ...common(given),
  weeksAfter: given.weeks_after,
  channels: NEWS_CHANNELS.filter((channel) => given.channels.includes(channel)),
});

export const birthdayOf = (given: Given & { days_before: number }): BirthdayRule => ({
  ...common(given),
  daysBefore: given.days_before,
  channels: NEWS_CHANNELS.filter((channel) => given.channels.includes(channel)),
});
