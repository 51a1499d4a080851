import { hashToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { findSession, touchSession } from '../store.ts';
import { IDLE_SECONDS } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** A session's last use is written down at most this often: reads should not become writes. */
const TOUCH_SECONDS = 300;

/** A token that is unknown, expired or whose account is gone stands for nobody. */
export async function resolveViewer({ db, clock }: Services, token: string): Promise<Viewer | null> {
  const now = clock.now();
  const session = await findSession(db, hashToken(token), now);
  if (!session) return null;
  const { lastUsedAt, ...viewer } = session;
  if (now - lastUsedAt >= TOUCH_SECONDS) await touchSession(db, session.sessionId, now, IDLE_SECONDS);
  return { ...viewer, kind: session.userType === 1 ? 'business' : 'guest' };
}
