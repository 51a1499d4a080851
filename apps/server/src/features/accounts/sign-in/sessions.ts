import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteSession, deleteSessions, insertSession, listLiveSessions } from '../store.ts';
import { describeDevice } from './device.ts';
import type { Viewer } from './viewer.ts';

const DAY = 86_400;
export const IDLE_SECONDS = 30 * DAY;
export const LIFETIME_SECONDS = 180 * DAY;

export interface ActiveSession {
  id: number;
  device: string;
  address: string;
  createdAt: number;
  lastUsedAt: number;
  current: boolean;
}

/** Returns the token; only its hash is stored. */
export async function openSession(
  { db, clock }: Services,
  userId: number,
  client: Pick<Client, 'ip' | 'userAgent'>,
): Promise<string> {
  const now = clock.now();
  const token = randomToken();
  await insertSession(db, {
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    idleExpiresAt: now + IDLE_SECONDS,
    expiresAt: now + LIFETIME_SECONDS,
    address: client.ip,
    device: describeDevice(client.userAgent),
  });
  return token;
}

export async function listSessions({ db, clock }: Services, viewer: Viewer): Promise<ActiveSession[]> {
  const rows = await listLiveSessions(db, viewer.id, clock.now());
  const sessions = rows.map((row) => ({
    ...row,
    device: row.device ?? 'Unknown device',
    address: row.address ?? '',
    current: row.id === viewer.sessionId,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Call after the commit: disconnects the sockets of ended sessions. */
export function closeSockets({ events }: Services, sessionIds: readonly number[]): void {
  for (const id of sessionIds) events.endSession(id);
}

export async function endSessionOf(services: Services, viewer: Viewer): Promise<StatusMessage> {
  closeSockets(services, await deleteSession(services.db, viewer.id, viewer.sessionId));
  return { status: 1, message: 'You are logged out.' };
}

export async function endEverySession(
  services: Services,
  viewer: Viewer,
  keepCurrent: boolean,
): Promise<StatusMessage> {
  closeSockets(services, await deleteSessions(services.db, viewer.id, keepCurrent ? viewer.sessionId : undefined));
  return {
    status: 1,
    message: keepCurrent ? 'You are logged out everywhere else.' : 'You are logged out everywhere.',
  };
}

/** Another account's session is treated as an ended one. */
export async function endOneSession(services: Services, viewer: Viewer, id: number): Promise<StatusMessage> {
  const ended = await deleteSession(services.db, viewer.id, id);
  closeSockets(services, ended);
  return ended.length > 0
    ? { status: 1, message: 'That device is logged out.' }
    : { status: 0, message: 'That device is not logged in.' };
}
