import { DECIDE_SECONDS } from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { listDecisions } from './decisions-store.ts';

type Row = Awaited<ReturnType<typeof listDecisions>>[number];

export interface FeeDecision extends Row {
  zone: string;
  /** The deadline, after which it is refunded. */
  decidedBy: Instant;
}

/** Fees under policy 3 that the owner has not decided about. Empty for members who may not decide. */
export async function readDecisions(services: Services, viewer: Viewer, businessId: number): Promise<FeeDecision[]> {
  const { zone, seesMoney } = await requireMembership(services, viewer, businessId);
  if (!seesMoney) return [];
  const rows = await listDecisions(services.db, businessId, services.clock.now() - DECIDE_SECONDS);
  return rows.map((row) => ({ ...row, zone, decidedBy: (row.cancelledAt ?? 0) + DECIDE_SECONDS }));
}
