import { dayTimes, monthAvailability, openSessions, seatsLeft } from '@thyme/domain/availability';
import { dateOfWall, type LocalDate, monthOf, monthRange, wallOf } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { type DayAnswer, readBusy } from '../../availability/index.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { lockAppointment, lockGroup } from '../appointments/change-store.ts';
import { mayGuestMove } from '../appointments/own-move.ts';
import { lockParty, partyDay } from './party.ts';
import { calendarFor, isMovable, linesOf, ownTimes, seek } from './place.ts';

/** The times of a day that a guest or a shop can propose for an appointment. */
export function readMoveTimes(
  services: Services,
  asker: { memberId: number } | { guestId: number },
  { id, date, wholeGroup = false }: { id: number; date: LocalDate; wholeGroup?: boolean },
): Promise<DayAnswer> {
  return inTransaction(services, async (tx) => {
    if (wholeGroup) await lockGroup(tx.db, id);
    const locked = await lockAppointment(tx.db, id, asker);
    const sought = locked && (await seek(tx.db, locked));
    if (!locked || !sought) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
    const { shop, offers } = sought;
    const party = wholeGroup ? await lockParty(tx, locked, asker) : [];
    if (party.length > 1) {
      const day = await partyDay(tx, party, date);
      if (day) return day;
    }
    const none: DayAnswer = { shop, dates: [], times: [] };
    if (!isMovable(locked.lines)) return none;
    if ('guestId' in asker && !mayGuestMove(locked, tx.clock.now())) return none;
    const calendar = calendarFor(shop, 'memberId' in asker ? 'business' : 'guest');
    const now = tx.clock.now();
    if (locked.lines[0]?.isGroup) {
      const sessions = offers.get(locked.lines[0].pricingId)?.group?.sessions ?? [];
      const open = openSessions({ shop: calendar, sessions, now }).map((session) => ({
        at: wallOf(shop.zone, session.start),
        seatsLeft: seatsLeft(session),
      }));
      const dates = [...new Set(open.map(({ at }) => dateOfWall(at)))];
      return { shop, dates, times: open.filter(({ at }) => dateOfWall(at) === date) };
    }
    const days = monthRange(monthOf(date));
    const busy = await readBusy(tx, shop, { ...days, except: await ownTimes(tx.db, locked) });
    const query = { shop: calendar, busy, appointment: linesOf(locked, sought), now };
    const isOther = (start: number) => start !== locked.appointment.startsAt;
    return {
      shop,
      dates: monthAvailability(query, monthOf(date))
        .days.filter(({ state }) => state === 'free')
        .map((day) => day.date),
      times: dayTimes(query, date)
        .starts.filter(isOther)
        .map((start) => ({ at: wallOf(shop.zone, start), seatsLeft: null })),
    };
  });
}
