import type { ReportDecision } from '@thyme/domain/reviews';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { decideReport, type ListedReport, listReports } from '../reviews/index.ts';
import { type Page, pageOf, windowOf } from './operator-mails.ts';
import { type Operator, recordAct } from './sessions.ts';

export type ReportList = 'open' | 'decided';

export interface ReportOverview extends Page<ListedReport> {
  list: ReportList;
}

/** Reviews that shops reported. The view is logged with what it showed. */
export function viewReports(
  services: Services,
  operator: Operator,
  list: ReportList,
  page: number,
): Promise<ReportOverview> {
  return inTransaction(services, async (tx) => {
    const found = pageOf(await listReports(tx, list === 'open', windowOf(page)), page);
    const ids = found.items.map(({ id }) => id);
    if (ids.length > 0)
      await recordAct(tx, operator, { action: 'view', subject: 'review-reports', details: { list, ids } });
    return { ...found, list };
  });
}

/** False if it is already decided. */
export function decide(
  services: Services,
  operator: Operator,
  { id, decision }: { id: number; decision: ReportDecision },
): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    const decided = await decideReport(tx, { id, decision, operatorId: operator.id });
    if (!decided) return false;
    const details = { decision, ...decided };
    await recordAct(tx, operator, { action: 'decide', subject: 'review-reports', subjectId: id, details });
    return true;
  });
}
