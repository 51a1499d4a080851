import { type EntryRefusal, mayEnter } from '@thyme/domain/video';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Connection } from '../../integrations/video/index.ts';
import { hashToken, randomToken } from '../../platform/crypto/ids.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { announceDesk } from '../../realtime/desk-events.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { announceCallEnd } from './events.ts';
import {
  findName,
  findParties,
  findRoomOf,
  findTicket,
  insertTicket,
  markEnded,
  markJoined,
  markReopened,
  type Parties,
  type Room,
  type Side,
  type Ticket,
} from './store.ts';

export interface RoomView {
  room: Room;
  side: Side;
  parties: Parties;
}

export type Admission =
  | { ok: true; token: string; connection: Connection; closesAt: number; view: RoomView }
  | { ok: false; refusal: EntryRefusal; view: RoomView }
  | { ok: false; refusal: { code: 'missing' }; view: null };

/** Another party's room is treated as missing. */
export async function readRoom({ db }: Services, viewer: Viewer, roomId: string): Promise<RoomView | null> {
  const room = await findRoomOf(db, roomId, viewer);
  const parties = room && (await findParties(db, room));
  return room && parties ? { room, side: room.side, parties } : null;
}

/** Admits one of the two parties around the time of the call. Name and side come from the account. */
export async function admit(services: Services, viewer: Viewer, roomId: string): Promise<Admission> {
  const { db, clock, video } = services;
  const view = await readRoom(services, viewer, roomId);
  if (!view) return { ok: false, refusal: { code: 'missing' }, view: null };
  const now = clock.now();
  const entry = mayEnter(view.room, now);
  if (!entry.ok) return { ok: false, refusal: entry.refusal, view };
  const { closesAt } = entry.value;
  const token = randomToken();
  const person = await findName(db, viewer.id);
  const { side, room } = view;
  const connection = await video.connect(
    { roomId, userId: viewer.id, side, name: person ? `${person.firstName} ${person.lastName}` : '', closesAt },
    now,
  );
  await insertTicket(db, {
    tokenHash: hashToken(token),
    businessId: room.businessId,
    roomId,
    userId: viewer.id,
    side,
    expiresAt: closesAt,
  });
  return { ok: true, token: connection.token ?? token, connection, closesAt, view };
}

/** The ticket's room, if its holder may still enter. */
export async function enterWithTicket(services: Services, token: string): Promise<Ticket | null> {
  const { db, clock } = services;
  const ticket = await findTicket(db, hashToken(token));
  const now = clock.now();
  if (!ticket || ticket.expiresAt <= now || !mayEnter(ticket, now).ok) return null;
  await markJoined(db, ticket, now);
  announceDesk(services, ticket.businessId);
  return ticket;
}

/** Reopens a call that the shop ended by mistake, within its time. */
export async function reopenCall(services: Services, viewer: Viewer, roomId: string): Promise<StatusMessage> {
  const { db, clock } = services;
  const room = viewer.kind === 'business' ? await findRoomOf(db, roomId, viewer) : null;
  if (!room) return { status: 0, message: 'This call does not exist.' };
  if (!mayEnter({ ...room, isEnded: false }, clock.now()).ok)
    return { status: 0, message: 'This call’s time is over.' };
  const isOpen = await inTransaction(services, async (tx) => {
    if (!(await markReopened(tx.db, room))) return false;
    await writeAuditEntry(tx, { ...auditEntryOf(room, viewer), action: 'reopen-call' });
    return true;
  });
  return isOpen ? { status: 1, message: 'The room is open again.' } : { status: 0, message: 'The room is open.' };
}

const auditEntryOf = (room: Room, viewer: Viewer) => ({
  businessId: room.businessId,
  actorId: viewer.id,
  subject: 'appointment',
  subjectId: room.appointmentId,
});

/** Only the shop can end the call for both; a guest leaves it. */
export async function endCall(services: Services, viewer: Viewer, roomId: string): Promise<StatusMessage> {
  const { db, clock, video } = services;
  const room = viewer.kind === 'business' ? await findRoomOf(db, roomId, viewer) : null;
  if (!room) return { status: 0, message: 'This call does not exist.' };
  const isEnded = await inTransaction(services, async (tx) => {
    if (!(await markEnded(tx.db, room, 'business', clock.now()))) return false;
    await writeAuditEntry(tx, { ...auditEntryOf(room, viewer), action: 'end-call' });
    return true;
  });
  if (isEnded) {
    announceCallEnd(services, room.guestId, { roomId });
    await video.end(roomId);
  }
  return { status: 1, message: 'Call ended.' };
}
