import { mergeHours } from '@thyme/domain/availability';
import { cellsOf, type ImportedAppointment, matchName, type Reading, readAppointment } from '@thyme/domain/imports';
import { formatDayTime, instantOf, wallAt, weekdayOf } from '@thyme/domain/time';
import { findDuplicates, saveChecked } from '../clients/check-store.ts';
import { eachBatch } from '../steps/each-batch.ts';
import type { StepContext } from '../steps/step.ts';
import { findClashes, matchByName } from './check-store.ts';
import { type ImportShop, readShop } from './shop-store.ts';

const USUAL_MINUTES = 60;

/** The checked values of an appointment, as they are stored. */
export interface PlannedRow extends ImportedAppointment {
  startsAt: number | null;
  endsAt: number | null;
  length: number;
  /** Null if a hidden service is to be created. */
  pricingId: number | null;
  chairId: number | null;
  isComing: boolean;
  /** For the preview. */
  detail: string;
}

export async function checkAppointments(context: StepContext, reading: Reading): Promise<void> {
  const { tx, key, record } = context;
  const shop = await readShop(tx.db, key.businessId);
  const now = tx.clock.now();
  const plan = planner(shop, record.matches, now);
  await eachBatch(context, (rows) =>
    saveChecked(
      tx.db,
      key,
      rows.map(({ rowNumber, cells }) => {
        const { appointment, problems } = readAppointment(cellsOf(cells, record.columns), reading);
        const { planned, warnings, isUnclear } = plan(appointment);
        return {
          rowNumber,
          parsed: planned,
          problems: isUnclear ? [...problems, 'unknown-person'] : problems,
          warnings,
        };
      }),
    ),
  );
  await findDuplicates(tx.db, key);
  await matchByName(tx.db, key);
  await findClashes(tx.db, key, now);
}

type Matches = StepContext['record']['matches'];

/** The id that a name is matched with: the owner's choice, or the only match. */
export function namesOf(shop: Pick<ImportShop, 'pricings' | 'people'>, matches: Matches) {
  const services = shop.pricings.map(({ id, service, label }) => ({
    id,
    name: label === '' ? service : `${service} ${label}`,
  }));
  const remember = (find: (name: string) => number | null) => {
    const known = new Map<string, number | null>();
    return (name: string) => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const id = find(name);
      known.set(name, id);
      return id;
    };
  };
  return {
    services,
    pricingOf: remember((name) => {
      const chosen = matches.service[name];
      if (chosen === 'new') return null;
      return chosen ?? matchName(name, services);
    }),
    chairOf: remember((name) => {
      const [first, ...others] = shop.people;
      const found = matches.person[name] ?? matchName(name, shop.people);
      return found ?? (first && others.length === 0 ? first.id : null);
    }),
  };
}

function planner(shop: ImportShop, matches: Matches, now: number) {
  const { pricingOf, chairOf } = namesOf(shop, matches);
  const priced = new Map(shop.pricings.map((pricing) => [pricing.id, pricing]));
  return (appointment: ImportedAppointment): { planned: PlannedRow; warnings: string[]; isUnclear: boolean } => {
    const { date, minute } = appointment;
    const pricingId = pricingOf(appointment.service);
    const chair = chairOf(appointment.person);
    const length = appointment.minutes ?? priced.get(pricingId ?? 0)?.minutes ?? USUAL_MINUTES;
    const wall = date === null || minute === null ? null : wallAt(date, minute);
    const startsAt = wall === null ? null : instantOf(shop.zone, wall);
    const endsAt = startsAt === null ? null : startsAt + length * 60;
    const isComing = startsAt !== null && startsAt > now && appointment.state === 'booked';
    const chairId = chair ?? shop.people[0]?.id ?? null;
    const isOutside = isComing && date !== null && minute !== null && !isOpen(shop, { chairId, date, minute, length });
    const detail = wall === null ? '' : `${formatDayTime(wall)}, ${appointment.service}`;
    return {
      planned: { ...appointment, startsAt, endsAt, length, pricingId, chairId, isComing, detail },
      warnings: isOutside ? ['outside-hours'] : [],
      isUnclear: chair === null,
    };
  };
}

function isOpen(
  shop: ImportShop,
  { chairId, date, minute, length }: { chairId: number | null; date: string; minute: number; length: number },
): boolean {
  if (shop.closed.has(date)) return false;
  const own = shop.hours.filter((hour) => hour.chairId === chairId);
  const hours = (own.length > 0 ? own : shop.hours.filter((hour) => hour.chairId === null)).map(
    ({ weekday, startMinute: from, endMinute: to }) => ({ weekday, from, to }),
  );
  return mergeHours(hours, weekdayOf(date)).some(({ from, to }) => from <= minute && minute + length <= to);
}
