import { MOVE_IN_DAYS, type MoveInStep, moveInSteps } from '@thyme/domain/imports';
import { addDays, dateAt, datesIn, startOfDay } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type MoveInFacts, readFacts } from './store.ts';

export interface MoveIn extends Omit<MoveInFacts, 'days'> {
  address: string;
  open: MoveInStep[];
  coming: number;
  days: { date: string; appointments: number }[];
}

/** The steps from another system to a page, a team, guests and four weeks in the calendar. */
export async function readMoveIn(services: Services, viewer: Viewer, businessId: number): Promise<MoveIn> {
  const { zone } = await requireMembership(services, viewer, businessId, 'owner');
  const today = dateAt(zone, services.clock.now());
  const last = addDays(today, MOVE_IN_DAYS - 1);
  const span = { from: startOfDay(zone, today), to: startOfDay(zone, addDays(last, 1)) };
  const facts = await readFacts(services.db, businessId, span);
  const days = datesIn({ from: today, to: last }).map((date) => ({ date, appointments: facts.days[date] ?? 0 }));
  const coming = days.reduce((sum, { appointments }) => sum + appointments, 0);
  return {
    ...facts,
    days,
    coming,
    open: moveInSteps({ ...facts, coming }),
    address: `${services.config.publicUrl}/${facts.slug}`,
  };
}
