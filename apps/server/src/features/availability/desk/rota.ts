import { isLonger, type Stretch, spansProblem } from '@thyme/domain/availability';
import { addDays, dateAt, formatDay, type LocalDate, wallAt } from '@thyme/domain/time';
import { invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, type Decision, type EditContext, Refused } from '../../edits/index.ts';
import { announceAtCommit } from '../events.ts';
import { capacityAdded } from '../hooks.ts';
import { findChair } from './chairs-store.ts';
import { worksBy } from './hours.ts';
import * as store from './hours-store.ts';

const MOST_AHEAD_DAYS = 3 * 366;

export interface DateHoursForm {
  businessId: number;
  personId: number;
  date: LocalDate;
  /** Empty is a day off; null restores the week. */
  hours: readonly Stretch[] | null;
  decisions: readonly Decision[];
  /** The reason that guests read with a cancellation or a proposal. */
  note: string;
}

/** One person's hours on a single date, instead of their week. */
export function saveDateHours(services: Services, viewer: Viewer, form: DateHoursForm): Promise<ChangeAnswer> {
  const { businessId, personId, date, hours, decisions, note } = form;
  const action = hours === null ? 'remove-date-hours' : 'save-date-hours';
  const change = { businessId, action, subject: 'hours', mayOrphan: true, decisions, note };
  return changeShop(services, viewer, change, async ({ tx, membership, now }) => {
    checkDate({ membership, now }, date);
    const problem = spansProblem(hours ?? []);
    if (problem) throw invalidInput({ [`hours.${problem.index}.${problem.field}`]: [problem.message] });
    const chair = await findChair(tx.db, businessId, personId);
    if (!chair) throw new Refused('This person could not be found.');
    if (!(await setDate(tx, { businessId, chairId: personId, date }, hours)))
      throw new Refused('They have no separate hours on this day.');
    const name = chair.person ?? chair.name;
    const day = formatDay(wallAt(date));
    const message =
      hours === null
        ? `${name} works the usual hours on ${day}.`
        : hours.length === 0
          ? `${name} is off on ${day}.`
          : `${name}’s hours on ${day} are saved.`;
    return { id: personId, message, changes: { person: name, date, ...(hours ? { hours } : {}) } };
  });
}

function checkDate({ membership, now }: Pick<EditContext, 'membership' | 'now'>, date: LocalDate): void {
  const today = dateAt(membership.zone, now);
  if (date < today) throw invalidInput({ date: ['This day has passed.'] });
  if (addDays(today, MOST_AHEAD_DAYS) < date)
    throw invalidInput({ date: ['Please choose a day within the next three years.'] });
}

/** Stores a person's hours on a date, and offers added time to the waiting list. False if nothing changes. */
export async function setDate(
  tx: UnitOfWork,
  key: { businessId: number; chairId: number; date: LocalDate },
  hours: readonly Stretch[] | null,
): Promise<boolean> {
  const { businessId, chairId, date } = key;
  const onDate = async () => worksBy(await store.listHours(tx.db, businessId), chairId)(date);
  const before = await onDate();
  if (!(await store.replaceDate(tx.db, key, hours))) return false;
  const after = await onDate();
  await capacityAdded(tx, { businessId, hasMore: (day) => day === date && isLonger(before, after) });
  await announceAtCommit(tx, businessId, [date]);
  return true;
}
