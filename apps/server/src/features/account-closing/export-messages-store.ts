import {
  birthdayMessages,
  businesses,
  campaignRecipients,
  campaigns,
  complaints,
  messageChoices,
  messages,
  newsChoices,
  rebookings,
  reviewRequests,
} from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shop } from './export-store.ts';

export function listMessageChoices(db: Db, userId: number) {
  return db
    .select({
      channel: messageChoices.channel,
      purpose: messageChoices.purpose,
      allowed: messageChoices.isAllowed,
      changed_at: messageChoices.changedAt,
    })
    .from(messageChoices)
    .where(eq(messageChoices.userId, userId));
}

/** The guest's consent to the news of shops. */
export function listNewsChoices(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      channel: newsChoices.channel,
      allowed: newsChoices.isAllowed,
      said: newsChoices.source,
      changed_at: newsChoices.changedAt,
    })
    .from(newsChoices)
    .innerJoin(businesses, eq(businesses.id, newsChoices.businessId))
    .where(eq(newsChoices.userId, userId))
    .orderBy(asc(businesses.id), asc(newsChoices.channel));
}

/** News of shops that reached the guest. */
export function listCampaigns(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      campaign: campaigns.name,
      channel: campaigns.channel,
      subject: campaigns.subject,
      words: campaigns.body,
      sent_at: campaignRecipients.sentAt,
    })
    .from(campaignRecipients)
    .innerJoin(
      campaigns,
      and(eq(campaigns.businessId, campaignRecipients.businessId), eq(campaigns.id, campaignRecipients.campaignId)),
    )
    .innerJoin(businesses, eq(businesses.id, campaignRecipients.businessId))
    .where(and(eq(campaignRecipients.userId, userId), eq(campaignRecipients.state, 'sent')))
    .orderBy(asc(campaignRecipients.id));
}

/** Messages that invited the guest to book again. */
export function listRebookings(db: Db, userId: number) {
  return db
    .select({ ...shop, channel: rebookings.channel, sent_at: rebookings.sentAt })
    .from(rebookings)
    .innerJoin(businesses, eq(businesses.id, rebookings.businessId))
    .where(and(eq(rebookings.userId, userId), eq(rebookings.state, 'sent')))
    .orderBy(asc(rebookings.id));
}

/** Greetings before the guest's birthday. */
export function listGreetings(db: Db, userId: number) {
  return db
    .select({ ...shop, channel: birthdayMessages.channel, sent_at: birthdayMessages.sentAt })
    .from(birthdayMessages)
    .innerJoin(businesses, eq(businesses.id, birthdayMessages.businessId))
    .where(and(eq(birthdayMessages.userId, userId), eq(birthdayMessages.state, 'sent')))
    .orderBy(asc(birthdayMessages.id));
}

/** Questions about how an appointment was. */
export function listReviewRequests(db: Db, userId: number) {
  return db
    .select({ ...shop, channels: reviewRequests.channels, asked_at: reviewRequests.createdAt })
    .from(reviewRequests)
    .innerJoin(businesses, eq(businesses.id, reviewRequests.businessId))
    .where(eq(reviewRequests.userId, userId))
    .orderBy(asc(reviewRequests.createdAt));
}

/** What providers reported: a mail marked as spam, STOP by text. */
export function listComplaints(db: Db, userId: number) {
  return db
    .select({ channel: complaints.channel, address: complaints.address, reported_at: complaints.createdAt })
    .from(complaints)
    .where(eq(complaints.userId, userId))
    .orderBy(asc(complaints.id));
}

/** Texts and notifications sent to the guest. */
export function listMessages(db: Db, userId: number) {
  return db
    .select({
      business: businesses.name,
      channel: messages.channel,
      to: messages.recipient,
      body: messages.body,
      state: messages.state,
      created_at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(businesses, eq(businesses.id, messages.businessId))
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.id));
}
