import type { MessageReportDecision } from '@thyme/domain/conversations';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceMessages } from '../events.ts';
import * as conversations from '../store.ts';
import * as store from './report-store.ts';

/** How many messages before a report are shown to an operator. */
const SHOWN = 10;

/** Reported conversations for an operator, each with the messages before the report, oldest first. */
export async function listMessageReports(
  { db }: Pick<Services, 'db'>,
  isOpen: boolean,
  page: { limit: number; offset: number },
) {
  const reports = await store.listReports(db, isOpen, page);
  const withMessages: ((typeof reports)[number] & { messages: Awaited<ReturnType<typeof store.listBefore>> })[] = [];
  // Sequential, because the caller's transaction is one connection.
  for (const report of reports)
    withMessages.push({ ...report, messages: (await store.listBefore(db, report, SHOWN)).reverse() });
  return withMessages;
}

export type ListedMessageReport = Awaited<ReturnType<typeof listMessageReports>>[number];

/** Decides a report, once. A closed conversation stays readable for both sides, but neither can write. Null if there is nothing to decide. */
export async function decideMessageReport(
  tx: UnitOfWork,
  { id, decision, operatorId }: { id: number; decision: MessageReportDecision; operatorId: number },
): Promise<{ conversationId: number; businessId: number } | null> {
  const decidedAt = tx.clock.now();
  const report = await store.decide(tx.db, id, { decision, decidedAt, operatorId });
  if (!report) return null;
  const { businessId, conversationId } = report;
  const conversation = await conversations.lock(tx.db, { businessId, id: conversationId });
  if (conversation && decision === 'closed') {
    const silent = { closedAt: decidedAt, guestNoticeAt: null, shopNoticeAt: null };
    await conversations.update(tx.db, conversation, silent);
    const guest = await conversations.findGuestUser(tx.db, conversation.userId);
    await announceMessages(tx, { businessId, guest });
  }
  return { conversationId, businessId };
}
