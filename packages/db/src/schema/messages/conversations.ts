import {
  MESSAGE_MOST,
  MESSAGE_REPORT_DECISIONS,
  MESSAGE_REPORT_NOTE_MOST,
  MESSAGE_REPORT_REASONS,
  MESSAGE_ROUTES,
  type MessageReportDecision,
  type MessageReportReason,
  type MessageRoute,
  REPLY_TITLE_MOST,
  SAVED_REPLY_MOST,
  SIDES,
  type Side,
} from '@thyme/domain/conversations';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { appointments } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant } from '../columns.ts';
import { operators } from '../operators.ts';
import { oneOf, textLimits } from '../text-limits.ts';

/** The messages between a guest and a shop: one conversation for the two of them, for good. */
export const conversations = pgTable(
  'conversations',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The appointment it was last about. */
    appointmentId: integer('appt_id'),
    createdAt: createdAt(),
    lastAt: instant('last_at').notNull(),
    /** The newest message of the other side that each has read. */
    guestReadId: integer('guest_read_id').notNull().default(0),
    shopReadId: integer('shop_read_id').notNull().default(0),
    /** When a side is notified of unread messages; null if nothing is pending. */
    guestNoticeAt: instant('guest_notice_at'),
    shopNoticeAt: instant('shop_notice_at'),
    /** The last notice, and its newest message. */
    guestNoticedAt: instant('guest_noticed_at'),
    shopNoticedAt: instant('shop_noticed_at'),
    guestNoticedId: integer('guest_noticed_id').notNull().default(0),
    shopNoticedId: integer('shop_noticed_id').notNull().default(0),
    /** A side that has blocked messages. */
    guestBlockedAt: instant('guest_blocked_at'),
    shopBlockedAt: instant('shop_blocked_at'),
    /** Closed by an operator. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('conversations_id').on(t.id),
    unique('conversations_one_each').on(t.businessId, t.userId),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('conversations_newest').on(t.businessId, t.lastAt),
    index('conversations_guest').on(t.userId, t.lastAt),
    index('conversations_appointment').on(t.businessId, t.appointmentId),
    index('conversations_guest_notice').on(t.guestNoticeAt).where(sql`${t.guestNoticeAt} is not null`),
    index('conversations_shop_notice').on(t.shopNoticeAt).where(sql`${t.shopNoticeAt} is not null`),
  ],
);

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    conversationId: integer('conversation_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    route: text('route').$type<MessageRoute>().notNull().default('thyme'),
    /** The Message-ID of a mail, so that a repeated delivery is ignored. */
    mailId: text('mail_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('conversation_messages_id').on(t.id),
    unique('conversation_messages_mail').on(t.businessId, t.mailId),
    foreignKey({
      columns: [t.businessId, t.conversationId],
      foreignColumns: [conversations.businessId, conversations.id],
    }).onDelete('cascade'),
    index('conversation_messages_thread').on(t.businessId, t.conversationId, t.id),
    index('conversation_messages_author').on(t.authorId),
    check('conversation_messages_side', sql`${t.side} in ${oneOf(SIDES)}`),
    check('conversation_messages_route', sql`${t.route} in ${oneOf(MESSAGE_ROUTES)}`),
    ...textLimits(t, { body: MESSAGE_MOST }),
  ],
);

/** A picture of a message, readable by the two sides only. It has no message until it is sent; unsent ones are deleted after a day. */
export const conversationPictures = pgTable(
  'conversation_pictures',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    conversationId: integer('conversation_id'),
    messageId: integer('message_id'),
    uploadedBy: integer('uploaded_by')
      .notNull()
      .references(() => users.id),
    storageKey: text('storage_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('conversation_pictures_id').on(t.id),
    unique('conversation_pictures_storage').on(t.storageKey),
    foreignKey({
      columns: [t.businessId, t.conversationId],
      foreignColumns: [conversations.businessId, conversations.id],
    }),
    foreignKey({
      columns: [t.businessId, t.messageId],
      foreignColumns: [conversationMessages.businessId, conversationMessages.id],
    }),
    index('conversation_pictures_thread').on(t.businessId, t.conversationId),
    index('conversation_pictures_message').on(t.businessId, t.messageId),
    index('conversation_pictures_uploader').on(t.uploadedBy),
    index('conversation_pictures_unsent').on(t.createdAt).where(sql`${t.messageId} is null`),
    check('conversation_pictures_sent', sql`(${t.messageId} is null) = (${t.conversationId} is null)`),
    check('conversation_pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);

/** A text that a shop uses often. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('saved_replies_id').on(t.id),
    check('saved_replies_filled', sql`${t.title} <> '' and ${t.body} <> ''`),
    ...textLimits(t, { title: REPLY_TITLE_MOST, body: SAVED_REPLY_MOST }),
  ],
);

/** A side's report to an operator. One open report per side. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    conversationId: integer('conversation_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    reportedBy: integer('reported_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').$type<MessageReportReason>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    decideBy: instant('decide_by').notNull(),
    decision: text('decision').$type<MessageReportDecision>(),
    decidedAt: instant('decided_at'),
    operatorId: integer('operator_id').references(() => operators.id),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('conversation_reports_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.conversationId],
      foreignColumns: [conversations.businessId, conversations.id],
    }).onDelete('cascade'),
    index('conversation_reports_thread').on(t.businessId, t.conversationId),
    index('conversation_reports_reporter').on(t.reportedBy),
    index('conversation_reports_operator').on(t.operatorId),
    index('conversation_reports_open').on(t.decideBy).where(sql`${t.decision} is null`),
    check('conversation_reports_side', sql`${t.side} in ${oneOf(SIDES)}`),
    check('conversation_reports_reason', sql`${t.reason} in ${oneOf(Object.keys(MESSAGE_REPORT_REASONS))}`),
    check('conversation_reports_decision', sql`${t.decision} in ${oneOf(MESSAGE_REPORT_DECISIONS)}`),
    check(
      'conversation_reports_decided',
      sql`(${t.decision} is null) = (${t.decidedAt} is null) and (${t.decision} is null) = (${t.operatorId} is null)`,
    ),
    ...textLimits(t, { note: MESSAGE_REPORT_NOTE_MOST }),
  ],
);
