import type { MessageReportDecision } from '@thyme/domain/conversations';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { decideMessageReport, type ListedMessageReport, listMessageReports } from '../conversations/index.ts';
import { type Page, pageOf, windowOf } from './operator-mails.ts';
import type { ReportList } from './operator-reviews.ts';
import { type Operator, recordAct } from './sessions.ts';

export interface MessageReportOverview extends Page<ListedMessageReport> {
  list: ReportList;
}

/** Conversations that a guest or a shop reported. The view is logged with what it showed. */
export function viewMessageReports(
  services: Services,
  operator: Operator,
  list: ReportList,
  page: number,
): Promise<MessageReportOverview> {
  return inTransaction(services, async (tx) => {
    const found = pageOf(await listMessageReports(tx, list === 'open', windowOf(page)), page);
    const ids = found.items.map(({ id }) => id);
    if (ids.length > 0)
      await recordAct(tx, operator, { action: 'view', subject: 'message-reports', details: { list, ids } });
    return { ...found, list };
  });
}

/** False if it is already decided. */
export function decideMessages(
  services: Services,
  operator: Operator,
  { id, decision }: { id: number; decision: MessageReportDecision },
): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    const decided = await decideMessageReport(tx, { id, decision, operatorId: operator.id });
    if (!decided) return false;
    const details = { decision, ...decided };
    await recordAct(tx, operator, { action: 'decide', subject: 'message-reports', subjectId: id, details });
    return true;
  });
}
