import { checkReply, isReportReason, REPLY_MOST, REPORT_NOTE_MOST, reportDecideBy } from '@thyme/domain/reviews';
import { tidyText } from '@thyme/domain/text';
import { dateAt, formatLongDate } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { tooLong } from '../../graphql/text-arguments.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { businessChanged } from '../edits/index.ts';
import { notify } from '../notifications/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import * as store from './desk-store.ts';
import { reviewReplyMail } from './mails.ts';
import { findAuthor } from './write-store.ts';

const refused = (message: string): StatusMessage => ({ status: 0, message });
const GONE = 'This review could not be found.';

interface ReviewKey {
  businessId: number;
  id: number;
}

type Found = NonNullable<Awaited<ReturnType<typeof store.lockReview>>>;

/** The owner's action on a review of their business, with an audit entry. */
async function onReview(
  services: Services,
  viewer: Viewer,
  { businessId, id }: ReviewKey,
  action: string,
  work: (tx: UnitOfWork, found: Found) => Promise<StatusMessage>,
): Promise<StatusMessage> {
  await requireMembership(services, viewer, businessId, 'manager');
  return inTransaction(services, async (tx) => {
    const found = await store.lockReview(tx.db, businessId, id);
    if (!found) return refused(GONE);
    const answer = await work(tx, found);
    if (answer.status === 1) {
      await writeAuditEntry(tx, {
        businessId,
        actorId: viewer.id,
        action,
        subject: 'review',
        subjectId: id,
        changes: {},
      });
      await businessChanged(tx, { businessId });
      await announceDeskAtCommit(tx, businessId);
    }
    return answer;
  });
}

/** Writes or changes the shop's public answer. The guest is notified of the first one. */
export function replyToReview(
  services: Services,
  viewer: Viewer,
  request: ReviewKey & { text: string },
): Promise<StatusMessage> {
  const reply = checkReply(request.text);
  if (!reply.ok)
    return Promise.resolve(refused(reply.refusal.code === 'empty' ? 'Please write an answer.' : tooLong(REPLY_MOST)));
  return onReview(services, viewer, request, 'reply-review', async (tx, found) => {
    if (found.review.hiddenAt !== null) return refused('This review is hidden, so it needs no answer.');
    const isFirst = found.review.repliedAt === null;
    const repliedAt = found.review.repliedAt ?? tx.clock.now();
    await store.setReply(tx.db, request, { reply: reply.value, repliedAt });
    if (isFirst) await tellAuthor(tx, viewer, found, reply.value);
    return { status: 1, message: isFirst ? 'Your answer is on your page.' : 'Changed.' };
  });
}

async function tellAuthor(tx: UnitOfWork, viewer: Viewer, { review, shop, slug }: Found, text: string): Promise<void> {
  const author = await findAuthor(tx.db, review.userId);
  if (!author) return;
  const { businessId, appointmentId } = review;
  const dedupeKey = `review-reply:${review.id}`;
  await notify(tx, {
    userId: review.userId,
    senderId: viewer.id,
    businessId,
    refId: appointmentId,
    kind: 'review_reply',
    title: `${shop} replied to your review`,
    message: `“${text}”`,
    targetUrl: `/profile/appointments?tab=past&id=${appointmentId}`,
    dedupeKey,
  });
  if (!author.email) return;
  const data = { firstName: author.firstName, shop, slug, text, comment: review.comment, appointmentId };
  const about = { userId: review.userId, businessId, appointmentId, wantsMail: author.wantsMail };
  await enqueueMail(tx, { template: reviewReplyMail, to: author.email, data, dedupeKey, ...about });
}

export function deleteReply(services: Services, viewer: Viewer, key: ReviewKey): Promise<StatusMessage> {
  return onReview(services, viewer, key, 'delete-reply', async (tx, { review }) => {
    if (review.repliedAt === null) return refused('There is no answer to delete.');
    await store.setReply(tx.db, key, { reply: '', repliedAt: null });
    return { status: 1, message: 'Your answer has been deleted.' };
  });
}

/** Reports a review to an operator. It stays visible until they decide. */
export function reportReview(
  services: Services,
  viewer: Viewer,
  request: ReviewKey & { reason: string; note: string },
): Promise<StatusMessage> {
  const { businessId, id, reason } = request;
  const note = tidyText(request.note);
  if (!isReportReason(reason)) return Promise.resolve(refused('Please choose a reason.'));
  if (note.length > REPORT_NOTE_MOST) return Promise.resolve(refused(tooLong(REPORT_NOTE_MOST)));
  return onReview(services, viewer, request, 'report-review', async (tx, { review, zone }) => {
    if (review.hiddenAt !== null) return refused('This review is hidden already.');
    const now = tx.clock.now();
    const decideBy = reportDecideBy(now, zone);
    const report = { businessId, reviewId: id, reportedBy: viewer.id, reason, note, createdAt: now, decideBy };
    if (!(await store.insertReport(tx.db, report))) return refused('You have reported this review already.');
    return { status: 1, message: `Thank you. We’ll decide by ${formatLongDate(dateAt(zone, decideBy))}.` };
  });
}
