import { REPORT_REASONS, type ReportDecision } from '@thyme/domain/reviews';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { findOwner } from '../access/index.ts';
import { businessChanged } from '../edits/index.ts';
import { notify } from '../notifications/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import * as store from './desk-store.ts';
import { reviewDecidedMail } from './mails.ts';
import { findAuthor } from './write-store.ts';

export type { ListedReport } from './desk-store.ts';

/** Reported reviews for an operator: open ones, most urgent first, or decided ones. */
export function listReports({ db }: Pick<Services, 'db'>, isOpen: boolean, page: { limit: number; offset: number }) {
  return store.listReports(db, isOpen, page);
}

/** Decides a report, once, and notifies both sides. Returns the review, or null if there is nothing to decide. */
export async function decideReport(
  tx: UnitOfWork,
  { id, decision, operatorId }: { id: number; decision: ReportDecision; operatorId: number },
): Promise<{ reviewId: number; businessId: number } | null> {
  const decidedAt = tx.clock.now();
  const report = await store.decide(tx.db, id, { decision, decidedAt, operatorId });
  if (!report) return null;
  const { businessId, reviewId } = report;
  const found = await store.lockReview(tx.db, businessId, reviewId);
  if (!found) return null;
  if (decision === 'hidden') await store.setHidden(tx.db, { businessId, id: reviewId }, decidedAt);
  await businessChanged(tx, { businessId });
  await announceDeskAtCommit(tx, businessId);
  await tellBoth(tx, found, { decision, reason: REPORT_REASONS[report.reason] });
  return { reviewId, businessId };
}

interface Outcome {
  decision: ReportDecision;
  reason: string;
}

async function tellBoth(
  tx: UnitOfWork,
  { review, shop, guest }: NonNullable<Awaited<ReturnType<typeof store.lockReview>>>,
  { decision, reason }: Outcome,
): Promise<void> {
  const { businessId, appointmentId, userId, comment } = review;
  const isHidden = decision === 'hidden';
  const about = { businessId, refId: appointmentId, kind: 'review_decided' as const };
  const owner = await findOwner(tx.db, businessId);
  if (owner) {
    await notify(tx, {
      ...about,
      userId: owner.id,
      title: isHidden ? `${guest}’s review is hidden` : `${guest}’s review stays`,
      message: isHidden
        ? 'We agree with your report. It’s no longer on your page and no longer counts.'
        : 'We looked at it: it’s about a visit and within the rules. Your answer stands under it.',
      dedupeKey: `review-decided:${review.id}:shop`,
    });
    if (owner.email)
      await enqueueMail(tx, {
        template: reviewDecidedMail,
        to: owner.email,
        data: { firstName: owner.firstName, shop, comment, reason, isHidden, isShop: true },
        dedupeKey: `review-decided:${review.id}:shop`,
        businessId,
        wantsMail: null,
      });
  }
  const author = await findAuthor(tx.db, userId);
  if (!author) return;
  await notify(tx, {
    ...about,
    userId,
    title: isHidden ? `Your review of ${shop} was hidden` : `Your review of ${shop} stays`,
    message: isHidden
      ? `${shop} reported it, and we agreed: ${reason.toLowerCase()}.`
      : `${shop} asked us to look at it. It’s fine and stays as you wrote it.`,
    targetUrl: `/profile/appointments?tab=past&id=${appointmentId}`,
    dedupeKey: `review-decided:${review.id}:guest`,
  });
  if (!author.email) return;
  await enqueueMail(tx, {
    template: reviewDecidedMail,
    to: author.email,
    data: { firstName: author.firstName, shop, comment, reason, isHidden, isShop: false },
    dedupeKey: `review-decided:${review.id}:guest`,
    userId,
    businessId,
    wantsMail: author.wantsMail,
  });
}
