import { type DayNumber, dateOfDay, dayNumber, instantOf, wallAt, weekdayOfDay } from '@thyme/domain/time';
import type { Pricing, Shop } from './shop.ts';

const ZONE = 'Europe/Dublin';
const GRID = 15;

export interface AppointmentLine {
  pricing: Pricing;
  chairId: number;
  startsAt: number;
  endsAt: number;
}

export interface Appointment {
  guestId: number;
  lines: AppointmentLine[];
}

/** The days to fill: the past year and a half, and further back only if that cannot hold all appointments. */
function openDays(shop: Shop, appointments: number, today: DayNumber): DayNumber[] {
  const ahead = 60;
  const daysNeeded = Math.ceil((appointments / (shop.chairIds.length * 3)) * 1.5);
  const back = Math.max(540, daysNeeded * 2);
  const days: DayNumber[] = [];
  for (let day = today - back; day <= today + ahead; day += 1) if (shop.week[weekdayOfDay(day)]) days.push(day);
  return days;
}

/** Appointments that never overlap on a chair: each (day, chair) is filled from opening to closing, with breaks. */
export function fillDiary(
  shop: Shop,
  count: number,
  guests: { first: number; count: number },
  now: number,
): Appointment[] {
  const { random } = shop;
  const today = dayNumber(new Date(now * 1000).toISOString().slice(0, 10));
  const days = openDays(shop, count, today);
  const chairs = shop.chairIds.length;
  const filled = new Map<number, number>();
  const appointments: Appointment[] = [];
  let cell = random.between(0, days.length * chairs - 1);
  while (appointments.length < count) {
    // Half of the appointments follow the previous one directly, the others start anywhere.
    cell = random.chance(0.5) ? cell : random.between(0, days.length * chairs - 1);
    const appointment = place(
      shop,
      days[Math.floor(cell / chairs)] as DayNumber,
      shop.chairIds[cell % chairs] as number,
      cell,
      filled,
    );
    if (appointment)
      appointments.push({ guestId: guests.first + random.between(0, guests.count - 1), lines: appointment });
    else cell = (cell + 1 + random.between(0, 7)) % (days.length * chairs);
  }
  return appointments;
}

function place(
  shop: Shop,
  day: DayNumber,
  chairId: number,
  cell: number,
  filled: Map<number, number>,
): AppointmentLine[] | undefined {
  const { random } = shop;
  const [opens, closes] = shop.week[weekdayOfDay(day)] as readonly [number, number];
  const services = [random.pick(shop.pricings)];
  if (random.chance(0.25)) services.push(random.pick(shop.pricings));
  const minutes = services.reduce((sum, pricing) => sum + pricing.minutes, 0);
  const start =
    (filled.get(cell) ?? opens) +
    GRID *
      random.weighted([
        [0, 5],
        [1, 2],
        [2, 2],
        [4, 1],
      ]);
  const end = start + minutes;
  if (end > closes) return undefined;
  filled.set(cell, Math.ceil(end / GRID) * GRID);
  let at = instantOf(ZONE, wallAt(dateOfDay(day), start));
  return services.map((pricing) => {
    const startsAt = at;
    at += pricing.minutes * 60;
    return { pricing, chairId, startsAt, endsAt: at };
  });
}
