import { addDays, dateAt, formatDay, formatTime, type LocalDate, wallAt, wallOf, type Zone } from '@thyme/domain/time';

/** A message as both sites show it. */
export interface ShownMessage {
  id: number;
  own: boolean;
  author: string;
  body: string;
  route: string;
  /** Unix seconds. */
  at: number;
  read: boolean;
  pictures: readonly { id: number; url: string; width: number; height: number }[];
}

/** A change of an appointment, shown as a line between messages. */
export interface ShownEvent {
  key: string;
  at: number;
  words: string;
}

export interface MessageDay<Entry> {
  date: LocalDate;
  messages: Entry[];
}

/** Messages and events in order of time; within the same second, events come first. */
export function withEvents(
  messages: readonly ShownMessage[],
  events: readonly ShownEvent[],
): (ShownMessage | ShownEvent)[] {
  return [...events, ...messages].sort((a, b) => a.at - b.at);
}

/** Groups entries by day in a time zone, in order. */
export function byDay<Entry extends { at: number }>(messages: readonly Entry[], zone: Zone): MessageDay<Entry>[] {
  const days: MessageDay<Entry>[] = [];
  for (const message of messages) {
    const date = dateAt(zone, message.at);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

/** 'Today', 'Yesterday', 'Fri 13 Nov', with the year when it is not this one. */
export function dayWords(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return formatDay(wallAt(date), { year: date.slice(0, 4) !== today.slice(0, 4) });
}

/** The time on the same day, otherwise the day: for a list. */
export function whenWords(at: number, now: number, zone: Zone): string {
  const [date, today] = [dateAt(zone, at), dateAt(zone, now)];
  return date === today ? formatTime(wallOf(zone, at)) : dayWords(date, today);
}

const ROUTES: Record<string, string> = { mail: 'by email', text: 'by text' };

/** '1:56 pm, by email, read'. */
export function metaWords({ at, route, own, read }: ShownMessage, zone: Zone): string {
  return [formatTime(wallOf(zone, at)), ROUTES[route], own && read ? 'read' : undefined].filter(Boolean).join(', ');
}
