import { hashToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { findSession, touchSession } from '../store.ts';
import { IDLE_SECONDS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** The last use of a session is stored at most this often, to avoid a write per read. */
const TOUCH_SECONDS = 300;

/** Null for a token that is unknown or expired, or whose account is closed. */
export async function resolveViewer({ db, clock }: Services, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const session = await findSession(db, hashToken(token), now);
  if (!session) return null;
  const { lastUsedAt, ...viewer } = session;
  if (now - lastUsedAt >= TOUCH_SECONDS) await touchSession(db, session.sessionId, now, IDLE_SECONDS);
  return { ...viewer, kind: session.userType === 1 ? 'business' : 'guest' };
}
