import { formatDayTime, type Instant, wallOf, type Zone, zonedDayTime } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { Thread } from './thread.ts';
import { findWrittenAt, listEvents, type ThreadEventRow } from './thread-events-store.ts';

export interface ThreadEvent {
  key: string;
  at: number;
  words: string;
  appointmentId: number;
}

const CHANNELS = { mail: 'email', text: 'text', push: 'notification' } as const;

function wordsOf({ kind, startsAt, services, channels }: ThreadEventRow, whenOf: (at: Instant) => string): string {
  const when = whenOf(startsAt);
  switch (kind) {
    case 'booked':
      return services === '' ? 'Booked' : `Booked: ${services}`;
    case 'cancelled':
      return `Cancelled: ${when}`;
    case 'reminded':
      return `Reminder by ${channels.map((channel) => CHANNELS[channel]).join(' and ')}: ${when}`;
    case 'confirmed':
      return `Confirmed: ${when}`;
  }
}

/** Events of the guest's appointments between the messages that are shown. */
export async function readThreadEvents(
  { db }: Services,
  { conversation, messages }: Pick<Thread, 'conversation' | 'messages'>,
  {
    before,
    memberId,
    zone,
    side,
  }: { before: number | null; memberId: number | null; zone: Zone; side: 'guest' | 'desk' },
): Promise<ThreadEvent[]> {
  const [first] = messages;
  if (!conversation || !first) return [];
  const { businessId, userId } = conversation;
  const to = before === null ? null : await findWrittenAt(db, businessId, before);
  const rows = await listEvents(db, { businessId, userId, memberId, from: first.createdAt, to });
  return rows.map((row) => ({
    key: `${row.kind}-${row.appointmentId}-${row.at}`,
    at: Math.floor(row.at),
    // The desk is in its own zone; a guest may be in another.
    words: wordsOf(row, (at) => (side === 'desk' ? formatDayTime(wallOf(zone, at)) : zonedDayTime(zone, at))),
    appointmentId: row.appointmentId,
  }));
}
