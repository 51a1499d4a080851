import { notifications, outbox } from '@thyme/db/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TestApi } from './boot-api.ts';

const MAILS = ['payment-returned', 'appointment-money', 'class-date-cancelled', 'booking-cancelled'];

/** What reached a person about refunds: the titles in the bell, and the templates of the mails. */
export async function refundNews(api: TestApi, userId: number) {
  const bell = await api.db
    .select({ title: notifications.title, message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.recipientId, userId), eq(notifications.kind, 'refundable_deposit')))
    .orderBy(asc(notifications.id));
  const mails = await api.db
    .select({ template: outbox.template, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), inArray(outbox.template, MAILS)))
    .orderBy(asc(outbox.id));
  return {
    titles: bell.map(({ title }) => title),
    messages: bell.map(({ message }) => message),
    mails: mails.map(({ template }) => template),
  };
}
