import { campaignLimits, type RecipientState } from '@thyme/domain/campaigns';
import { NEWS_CHANNELS } from '@thyme/domain/messages';
import { toMajor } from '@thyme/domain/money';
import { isLocalDate, type LocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { DeskChange } from '../edits/change-type.ts';
import {
  type Audience,
  type ChannelCount,
  readAudienceAtDesk,
  type SegmentChoice,
  type SegmentChoices,
} from './audience.ts';
import { removeCampaign, saveCampaign } from './edit-campaign.ts';
import { type DeskCampaign, type DeskCampaigns, readCampaigns } from './read-campaigns.ts';
import { RETURNED } from './returned.ts';
import { SegmentInput, SegmentType, segmentArgument } from './segment-types.ts';
import { cancelCampaign, sendCampaign } from './send-campaign.ts';
import { testCampaign } from './test-campaign.ts';

const channelArgument = z.enum(NEWS_CHANNELS);
const nameArgument = z.string().max(campaignLimits.name);
const subjectArgument = z.string().max(campaignLimits.subject);
const bodyArgument = z.string().max(campaignLimits.body.mail);
const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.').nullish();
const minuteArgument = z.int().min(0).max(1_439).nullish();

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";
const wallOrNull = (zone: string, at: number | null) => (at === null ? null : wallOf(zone, at));

interface Reason {
  reason: string;
  guests: number;
}

const ReasonType = builder.objectRef<Reason>('DeskCampaignReason').implement({
  fields: (t) => ({ reason: t.exposeString('reason'), guests: t.exposeInt('guests') }),
});

const ChannelCountType = builder.objectRef<ChannelCount>('DeskChannelCount').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    reached: t.exposeInt('reached', { description: 'How many can be contacted.' }),
    refused: t.field({ type: [ReasonType], resolve: ({ refused }) => refused }),
  }),
});

const AudienceType = builder.objectRef<Audience>('DeskAudience').implement({
  description: 'How many guests a segment has, and how many of them can be contacted.',
  fields: (t) => ({
    matched: t.exposeInt('matched'),
    channels: t.field({ type: [ChannelCountType], resolve: ({ channels }) => channels }),
  }),
});

const sum = (campaign: DeskCampaign, ...states: RecipientState[]) =>
  campaign.counts.filter(({ state }) => states.includes(state)).reduce((total, { guests }) => total + guests, 0);

const CampaignType = builder.objectRef<DeskCampaign>('DeskCampaign').implement({
  description: 'News or an offer to a group of the shop’s guests.',
  fields: (t) => ({
    id: t.int({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row }) => row.name }),
    state: t.string({
      description: 'draft, scheduled, sending, sent or cancelled.',
      resolve: ({ row }) => row.state,
    }),
    channel: t.string({ resolve: ({ row }) => row.channel }),
    segment: t.field({ type: SegmentType, resolve: ({ row }) => row.segment }),
    subject: t.string({ resolve: ({ row }) => row.subject }),
    body: t.string({ resolve: ({ row }) => row.body }),
    send_at: t.int({
      nullable: true,
      description: wallDescription,
      resolve: ({ row, zone }) => wallOrNull(zone, row.sendAt),
    }),
    started: t.int({ nullable: true, resolve: ({ row, zone }) => wallOrNull(zone, row.startedAt) }),
    ended: t.int({ nullable: true, resolve: ({ row, zone }) => wallOrNull(zone, row.endedAt) }),
    waiting: t.int({
      description: 'Not sent yet.',
      resolve: (campaign) => sum(campaign, 'waiting', 'queued'),
    }),
    sent: t.int({ resolve: (campaign) => sum(campaign, 'sent') }),
    failed: t.int({
      description: 'Not delivered, also what came back or was reported undelivered later.',
      resolve: (campaign) => sum(campaign, 'failed'),
    }),
    complaints: t.exposeInt('complaints', { description: 'Guests who reported it as spam or answered STOP to it.' }),
    skipped: t.field({
      type: [ReasonType],
      description: 'Who was excluded, and why.',
      resolve: ({ counts }) =>
        counts
          .filter(({ state }) => state === 'skipped')
          .map(({ reason, guests }) => ({ reason: reason ?? 'cancelled', guests })),
    }),
    cost: t.float({
      description: 'Of its texts.',
      resolve: ({ counts }) =>
        toMajor(
          counts
            .filter(({ state, reason }) => state === 'queued' || state === 'sent' || reason === RETURNED)
            .reduce((total, { cost }) => total + cost, 0),
        ),
    }),
    bookings: t.int({
      description: 'Made within two weeks by guests whom it reached.',
      resolve: ({ result }) => result?.bookings ?? 0,
    }),
    booking_guests: t.int({ resolve: ({ result }) => result?.guests ?? 0 }),
    booked: t.float({
      nullable: true,
      description: 'The value of those bookings; null for members who can’t see money.',
      resolve: ({ result, seesMoney }) => (seesMoney ? toMajor(result?.value ?? 0) : null),
    }),
  }),
});

const ChoiceType = builder.objectRef<SegmentChoice>('DeskSegmentChoice').implement({
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name') }),
});

const ChoicesType = builder.objectRef<SegmentChoices>('DeskSegmentChoices').implement({
  description: 'What a segment can refer to.',
  fields: (t) => ({
    services: t.field({ type: [ChoiceType], resolve: (choices) => choices.services }),
    vouchers: t.field({ type: [ChoiceType], resolve: (choices) => choices.vouchers }),
    packages: t.field({ type: [ChoiceType], resolve: (choices) => choices.packages }),
  }),
});

const CampaignsType = builder.objectRef<DeskCampaigns>('DeskCampaigns').implement({
  fields: (t) => ({
    campaigns: t.field({ type: [CampaignType], resolve: ({ campaigns }) => campaigns }),
    choices: t.field({ type: ChoicesType, resolve: ({ choices }) => choices }),
    text_price: t.float({ description: 'Of one part of a text.', resolve: ({ textPrice }) => toMajor(textPrice) }),
    text_limit: t.float({
      nullable: true,
      resolve: ({ textLimit }) => (textLimit === null ? null : toMajor(textLimit)),
    }),
    spent: t.float({ description: 'For texts this month.', resolve: ({ spent }) => toMajor(spent) }),
    quiet_from: t.int({ resolve: ({ quiet }) => quiet.from }),
    quiet_until: t.int({ resolve: ({ quiet }) => quiet.until }),
    has_texts: t.exposeBoolean('hasTexts'),
    is_demo: t.exposeBoolean('isDemo', { description: 'Texts go to the demo phone.' }),
  }),
});

builder.queryFields((t) => ({
  desk_campaigns: t.field({
    type: CampaignsType,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readCampaigns(services, await requireViewer(), business_id),
  }),
  desk_audience: t.field({
    type: AudienceType,
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      segment: t.arg({ type: SegmentInput, required: true }),
    },
    resolve: async (_root, { business_id, segment }, { services, requireViewer }) =>
      readAudienceAtDesk(services, await requireViewer(), {
        businessId: business_id,
        segment: segmentArgument(segment),
      }),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_campaign: t.field({
    type: DeskChange,
    description: 'Saves a draft. A scheduled campaign becomes a draft again.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ description: 'Left out for a new one.' }),
      name: t.arg.string({ required: true, validate: nameArgument }),
      channel: t.arg.string({ required: true, validate: channelArgument }),
      segment: t.arg({ type: SegmentInput, required: true }),
      subject: t.arg.string({ required: true, validate: subjectArgument }),
      body: t.arg.string({ required: true, validate: bodyArgument }),
    },
    resolve: async (_root, { business_id, id, name, channel, segment, subject, body }, { services, requireViewer }) =>
      saveCampaign(services, await requireViewer(), {
        businessId: business_id,
        id: id ?? null,
        name,
        channel: channelArgument.parse(channel),
        segment: segmentArgument(segment),
        subject,
        body,
      }),
  }),
  desk_send_campaign: t.field({
    type: DeskChange,
    description: 'Sends a draft at once, or at a time of the shop’s clock. Idempotent.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true }),
      date: t.arg.string({ validate: dateArgument }),
      time: t.arg.int({ validate: minuteArgument, description: 'In minutes after midnight.' }),
    },
    resolve: async (_root, { business_id, id, date, time }, { services, requireViewer }) =>
      sendCampaign(services, await requireViewer(), {
        businessId: business_id,
        id,
        at: date ? { date: date as LocalDate, minute: time ?? 0 } : null,
      }),
  }),
  desk_cancel_campaign: t.field({
    type: DeskChange,
    description: 'Cancels a campaign: guests who have not got it yet won’t get it.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      cancelCampaign(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_remove_campaign: t.field({
    type: DeskChange,
    description: 'Deletes a draft.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeCampaign(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_test_campaign: t.field({
    type: Acknowledgement,
    description: 'Sends the text to the person at the desk.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      channel: t.arg.string({ required: true, validate: channelArgument }),
      subject: t.arg.string({ required: true, validate: subjectArgument }),
      body: t.arg.string({ required: true, validate: bodyArgument }),
    },
    resolve: async (_root, { business_id, channel, subject, body }, { services, requireViewer }) =>
      testCampaign(services, await requireViewer(), {
        businessId: business_id,
        channel: channelArgument.parse(channel),
        subject,
        body,
      }),
  }),
}));
