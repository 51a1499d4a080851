import {
  CAMPAIGN_STATES,
  type CampaignState,
  campaignLimits,
  RECIPIENT_STATES,
  type RecipientState,
  type Segment,
} from '@thyme/domain/campaigns';
import { NEWS_CHANNELS, type NewsChannel } from '@thyme/domain/messages';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor } from '../columns.ts';
import { oneOf, textLimits } from '../text-limits.ts';

/** A message that a shop sends once to a group of its guests. */
export const campaigns = pgTable(
  'campaigns',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    name: text('name').notNull(),
    state: text('state').$type<CampaignState>().notNull().default('draft'),
    channel: text('channel').$type<NewsChannel>().notNull(),
    segment: jsonb('segment').$type<Segment>().notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull().default(''),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    /** When sending starts; the segment is read then. */
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    /** When everything was sent, or it was cancelled. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('campaigns_id').on(t.id),
    index('campaigns_due').on(t.sendAt).where(sql`${t.state} = 'scheduled'`),
    index('campaigns_sending').on(t.id).where(sql`${t.state} = 'sending'`),
    index('campaigns_creator').on(t.createdBy),
    check('campaigns_state', sql`${t.state} in ${oneOf(CAMPAIGN_STATES)}`),
    check('campaigns_channel', sql`${t.channel} in ${oneOf(NEWS_CHANNELS)}`),
    check('campaigns_scheduled', sql`(${t.state} = 'draft') = (${t.sendAt} is null)`),
    check('campaigns_ended', sql`(${t.state} in ('sent', 'cancelled')) = (${t.endedAt} is not null)`),
    ...textLimits(t, {
      name: campaignLimits.name,
      subject: campaignLimits.subject,
      body: campaignLimits.body.mail,
    }),
  ],
);

/** A guest of the segment when sending started: the result of their message, or why there is none. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    businessId: integer('business_id').notNull(),
    /** The number in the unsubscribe link. */
    id: identity(),
    campaignId: integer('campaign_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
    /** Why it was skipped or has failed. */
    reason: text('reason'),
    /** Not before this instant, because of the guest's quiet hours. */
    dueAt: instant('due_at').notNull(),
    queuedAt: instant('queued_at'),
    sentAt: instant('sent_at'),
    /** The price of a text, in cents. */
    cost: minor('cost').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('campaign_recipients_id').on(t.id),
    unique('campaign_recipients_once').on(t.campaignId, t.userId),
    foreignKey({ columns: [t.businessId, t.campaignId], foreignColumns: [campaigns.businessId, campaigns.id] }),
    index('campaign_recipients_due').on(t.campaignId, t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('campaign_recipients_queued').on(t.campaignId).where(sql`${t.state} = 'queued'`),
    index('campaign_recipients_rate').on(t.queuedAt),
    index('campaign_recipients_guest').on(t.userId, t.businessId, t.sentAt),
    index('campaign_recipients_campaign').on(t.businessId, t.campaignId),
    check('campaign_recipients_state', sql`${t.state} in ${oneOf(RECIPIENT_STATES)}`),
    check('campaign_recipients_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
);
