import { type OpenHours, workOn } from '@thyme/domain/availability';
import { datesIn, type LocalDate, weekRange } from '@thyme/domain/time';
import type { Rota } from '../operations.ts';
import { spansWords } from './rota-draft.ts';

/** A person's day: working, off, closed or away. */
export type RotaDay =
  | { date: LocalDate; kind: 'works'; words: string }
  | { date: LocalDate; kind: 'off' }
  | { date: LocalDate; kind: 'closed' | 'away'; words: string };

const AWAY: Record<string, string> = { sick: 'Sick', holiday: 'Holiday', training: 'Training' };

/** The week of one person: their own hours or the shop's, minus closed days and time off. */
export function rotaWeek({ shop, absences }: Rota, personId: number, date: LocalDate): RotaDay[] {
  const own = shop.hours.filter(({ chair_id }) => chair_id === personId) as OpenHours[];
  const everyone = shop.hours.filter(({ chair_id }) => chair_id === null) as OpenHours[];
  const closed = new Map(shop.closed_days.map((day) => [day.date, day.reason]));
  const away = absences.filter(({ person_id, status }) => person_id === personId && status === 'approved');
  return datesIn(weekRange(date)).map((day): RotaDay => {
    const absence = away.find(({ from, to }) => from <= day && day <= to);
    if (closed.has(day)) return { date: day, kind: 'closed', words: closed.get(day) || 'Closed' };
    if (absence) return { date: day, kind: 'away', words: AWAY[absence.kind] ?? 'Away' };
    const stretches = workOn(own, everyone, day);
    if (stretches.length === 0) return { date: day, kind: 'off' };
    return {
      date: day,
      kind: 'works',
      words: spansWords(stretches),
    };
  });
}
