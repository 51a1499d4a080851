import { isLonger, mergeHours, type OpenHours, ROTA_WEEKS, workOn } from '@thyme/domain/availability';
import { tidyLine } from '@thyme/domain/text';
import { addDays, type DateRange, dateAt, datesIn, type LocalDate } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Viewer } from '../../accounts/index.ts';
import { updateBusiness } from '../../businesses/index.ts';
import { type ChangeAnswer, changeShop, type Decision, Refused } from '../../edits/index.ts';
import { announceAtCommit } from '../events.ts';
import { capacityAdded, daysOpened } from '../hooks.ts';
import { findChair } from './chairs-store.ts';
import * as store from './hours-store.ts';

export interface HoursForm {
  businessId: number;
  chairId: number | null;
  hours: readonly OpenHours[];
  decisions: readonly Decision[];
  note: string;
}

/** Saves the week of the shop or of one chair; a chair without hours of its own uses the shop's. */
export function saveHours(services: Services, viewer: Viewer, form: HoursForm): Promise<ChangeAnswer> {
  const { businessId, chairId, hours, decisions, note } = form;
  const change = { businessId, action: 'save-hours', subject: 'hours', mayOrphan: true, decisions, note };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (overlap(hours)) throw new Refused('Some of these hours overlap. Please check each day.');
    if (chairId === null && hours.some(({ week }) => week))
      throw new Refused('A and B weeks are for people. The shop has the same hours every week.');
    if (chairId !== null && !(await findChair(tx.db, businessId, chairId)))
      throw new Refused('This chair could not be found.');
    const week = async () => worksBy(await store.listHours(tx.db, businessId), chairId);
    const before = await week();
    await store.replaceHours(tx.db, businessId, chairId, hours);
    const after = await week();
    await capacityAdded(tx, { businessId, hasMore: (date) => isLonger(before(date), after(date)) });
    return { id: chairId, message: 'Your hours are saved.', changes: { chairId, hours } };
  });
}

/** The effective hours of a chair, or of the shop, on a date. */
export function worksBy(hours: Awaited<ReturnType<typeof store.listHours>>, chairId: number | null) {
  const shop = hours.filter((hour) => hour.chairId === null);
  const own = hours.filter((hour) => hour.chairId !== null && hour.chairId === chairId);
  return (date: LocalDate) => workOn(own, shop, date);
}

function overlap(hours: readonly OpenHours[]): boolean {
  return ROTA_WEEKS.some((name) => {
    const counted = hours.filter(({ week }) => !week || week === name);
    return [0, 1, 2, 3, 4, 5, 6].some(
      (day) => mergeHours(counted, day).length < counted.filter(({ weekday }) => weekday === day).length,
    );
  });
}

export type RhythmForm = { [Field in keyof store.Rhythm]: store.Rhythm[Field] | undefined } & { businessId: number };

/** Saves slot grid, buffer, notice, horizon, and until when guests may move. Existing bookings do not change. */
export function saveRhythm(services: Services, viewer: Viewer, form: RhythmForm): Promise<ChangeAnswer> {
  const { businessId, ...rhythm } = form;
  return changeShop(services, viewer, { businessId, action: 'save-rhythm', subject: 'hours' }, async ({ tx }) => {
    if (Object.values(rhythm).some((value) => value !== undefined)) await updateBusiness(tx.db, businessId, rhythm);
    await capacityAdded(tx, { businessId });
    return { message: 'Saved.', changes: rhythm };
  });
}

export interface DaysForm extends DateRange {
  businessId: number;
  kind: store.DayKind;
  reason: string;
  decisions: readonly Decision[];
  note: string;
}

const MOST_DAYS = 366;
const MOST_AHEAD_DAYS = 3 * 366;

/** Closed: the shop is closed. Blocked: it is open but takes no online bookings. */
export function closeDays(services: Services, viewer: Viewer, form: DaysForm): Promise<ChangeAnswer> {
  const { businessId, kind, from, to, decisions, note } = form;
  const change = {
    businessId,
    action: `${kind}-days`,
    subject: 'hours',
    mayOrphan: kind === 'closed',
    decisions,
    note,
  };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    const today = dateAt(membership.zone, now);
    if (to < from) throw new Refused('The last day is before the first.');
    if (from < today) throw new Refused('This day has passed.');
    if (addDays(from, MOST_DAYS) <= to || addDays(today, MOST_AHEAD_DAYS) < to)
      throw new Refused('Please choose at most a year, within the next three.');
    const dates = datesIn({ from, to });
    const reason = tidyLine(form.reason);
    await store.insertDays(tx.db, businessId, kind, { dates, reason });
    await notifyOpenPages(tx, businessId, dates);
    const message = kind === 'closed' ? 'Closed.' : 'Online bookings are off for those days.';
    return { id: from, message, changes: { kind, from, to, reason } };
  });
}

export function reopenDays(
  services: Services,
  viewer: Viewer,
  { businessId, kind, from, to }: DateRange & { businessId: number; kind: store.DayKind },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'reopen-days', subject: 'hours' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    if (to < from) throw new Refused('The last day is before the first.');
    const dates = await store.deleteDays(tx.db, businessId, kind, { from, to });
    if (dates.length === 0) throw new Refused('These days are open already.');
    await notifyOpenPages(tx, businessId, dates);
    await daysOpened(tx, { businessId, dates });
    return { id: from, message: 'Open again.', changes: { kind, from, to } };
  });
}

/** Open pages update at once; days more than two months ahead are rarely viewed and are skipped. */
const notifyOpenPages = (tx: UnitOfWork, businessId: number, dates: LocalDate[]) =>
  announceAtCommit(tx, businessId, dates.slice(0, 62));
