import { formatDayTime, wallOf, type Zone } from '@thyme/domain/time';
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

function wordsOf({ kind, startsAt, services, channels }: ThreadEventRow, zone: Zone): string {
  const when = formatDayTime(wallOf(zone, startsAt));
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
  { before, memberId, zone }: { before: number | null; memberId: number | null; zone: Zone },
): Promise<ThreadEvent[]> {
  const [first] = messages;
  if (!conversation || !first) return [];
  const { businessId, userId } = conversation;
  const to = before === null ? null : await findWrittenAt(db, businessId, before);
  const rows = await listEvents(db, { businessId, userId, memberId, from: first.createdAt, to });
  return rows.map((row) => ({
    key: `${row.kind}-${row.appointmentId}-${row.at}`,
    at: Math.floor(row.at),
    words: wordsOf(row, zone),
    appointmentId: row.appointmentId,
  }));
}
