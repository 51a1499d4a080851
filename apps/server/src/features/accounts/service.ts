import { hashToken } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { findSession } from './store.ts';

/** Who a bearer token stands for. */
export interface Viewer {
  id: number;
  kind: 'guest' | 'business';
  userType: number;
  sessionId: number;
  /** Null for business users, who have no guest details. */
  clientDetailId: number | null;
}

/** A token that is unknown, expired or whose account is gone stands for nobody. */
export async function resolveViewer({ db, clock }: Services, token: string): Promise<Viewer | null> {
  const session = await findSession(db, hashToken(token), clock.now());
  if (!session) return null;
  return { ...session, kind: session.userType === 1 ? 'business' : 'guest' };
}
