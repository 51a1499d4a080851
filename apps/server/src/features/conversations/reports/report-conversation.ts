import {
  isMessageReportReason,
  MESSAGE_REPORT_NOTE_MOST,
  type MessageReportReason,
  type Side,
} from '@thyme/domain/conversations';
import { reportDecideBy } from '@thyme/domain/reviews';
import { tidyText } from '@thyme/domain/text';
import { dateAt, formatLongDate, type Zone } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { tooLong } from '../../../graphql/text-arguments.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { onShops } from '../desk-conversations.ts';
import { onOwn } from '../guest-conversations.ts';
import type { ConversationRow } from '../store.ts';
import * as store from './report-store.ts';

interface ReportForm {
  reason: string;
  note: string;
}

type Checked = { ok: true; reason: MessageReportReason; note: string } | { ok: false; message: string };

function check({ reason, note }: ReportForm): Checked {
  const words = tidyText(note);
  if (!isMessageReportReason(reason)) return { ok: false, message: 'Please choose a reason.' };
  if ([...words].length > MESSAGE_REPORT_NOTE_MOST) return { ok: false, message: tooLong(MESSAGE_REPORT_NOTE_MOST) };
  return { ok: true, reason, note: words };
}

async function write(
  tx: UnitOfWork,
  conversation: ConversationRow,
  {
    side,
    reportedBy,
    zone,
    reason,
    note,
  }: { side: Side; reportedBy: number; zone: Zone; reason: MessageReportReason; note: string },
): Promise<StatusMessage> {
  if (await store.hasOpenReport(tx.db, conversation, side))
    return { status: 0, message: 'You’ve reported this conversation already. We’re looking at it.' };
  const now = tx.clock.now();
  const decideBy = reportDecideBy(now, zone);
  const { businessId, id: conversationId } = conversation;
  await store.insertReport(tx.db, {
    businessId,
    conversationId,
    side,
    reportedBy,
    reason,
    note,
    createdAt: now,
    decideBy,
  });
  return { status: 1, message: `Thank you. We’ll look at it by ${formatLongDate(dateAt(zone, decideBy))}.` };
}

export function reportAsGuest(
  services: Services,
  userId: number,
  { id, ...form }: ReportForm & { id: number },
): Promise<StatusMessage> {
  const checked = check(form);
  if (!checked.ok) return Promise.resolve({ status: 0, message: checked.message });
  return onOwn(services, userId, id, (tx, conversation, shop) =>
    write(tx, conversation, { ...checked, side: 'guest', reportedBy: userId, zone: shop.zone }),
  );
}

export function reportAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, id, ...form }: ReportForm & { businessId: number; id: number },
): Promise<StatusMessage> {
  const checked = check(form);
  if (!checked.ok) return Promise.resolve({ status: 0, message: checked.message });
  return onShops(services, viewer, { businessId, id }, async (tx, { conversation, guest, membership }) => {
    const about = { ...checked, side: 'shop' as const, reportedBy: viewer.id, zone: membership.zone };
    const answer = await write(tx, conversation, about);
    if (answer.status === 1)
      await writeAuditEntry(tx, {
        businessId,
        actorId: viewer.id,
        action: 'report-messages',
        subject: 'guest',
        subjectId: guest.id,
        changes: { reason: checked.reason },
      });
    return answer;
  });
}
