import { type APIRequestContext, expect } from '@playwright/test';
import { askAs } from '../appointments.ts';
import { withDatabase } from '../calls.ts';
import { type NewShop, newShop } from '../new-shop.ts';

/** Money in cents. */
export type Cents = number;

export const PEOPLE = ['Aoife', 'Bríd', 'Ciara', 'Donal'] as const;
type Person = (typeof PEOPLE)[number];

/** Prices whose sums cannot hide a rounding error. */
export const MENU = {
  'Cut and finish': { minutes: 45, price: 4_835 },
  Colour: { minutes: 120, price: 11_250 },
  Gloss: { minutes: 30, price: 3_190 },
} as const;
type Service = keyof typeof MENU;

export interface SalonGuest {
  id: number;
  name: string;
  email: string;
  person: Person;
  price: Cents;
}

export interface Salon extends NewShop {
  /** Today on the shop's wall clock. */
  today: string;
  chairs: Record<string, number>;
  pricings: Record<string, number>;
  /** In the order of the day. */
  guests: SalonGuest[];
}

const cut = 'Cut and finish';
type Visit = readonly [person: Person, at: string, service: Service];

const DAY: readonly Visit[] = [
  ...['09:00', '10:00', '11:00', '12:00', '13:00'].map((at) => ['Aoife', at, cut] as const),
  ['Aoife', '17:30', 'Colour'],
  ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '17:45'].map((at) => ['Bríd', at, cut] as const),
  ...['09:00', '10:00', '11:00', '12:00', '14:00', '17:00'].map((at) => ['Ciara', at, cut] as const),
  ...['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'].map((at) => ['Donal', at, cut] as const),
];

const FIRST = 'Ailbhe Bébhinn Caoimhe Deirdre Eimear Fidelma Gráinne Hannah Íde Jacinta Kate Líadan Mairéad'.split(' ');
const LAST = 'Breen Cusack Devane Egan Flood'.split(' ');
const nameOf = (nth: number) => ({ first_name: FIRST[nth % FIRST.length] ?? '', last_name: LAST[nth % 5] ?? '' });

/** A time zone in which it is now between 6 and 7 pm, so that the day's work is done and the shop is still open. */
function zoneOfEvening(now: Date): { zone: string; today: string } {
  const ahead = (18 - now.getUTCHours() + 24) % 24;
  const hours = ahead > 14 ? ahead - 24 : ahead;
  // POSIX zone names have the opposite sign.
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return { zone, today: new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10) };
}

/** Settings that no screen has: open until 8 pm every day, in that zone, with four people. */
async function arrange(id: number, zone: string): Promise<Record<string, number>> {
  return withDatabase(async (client) => {
    await client.query('delete from work_hours where business_id = $1', [id]);
    await client.query(
      `insert into work_hours (business_id, weekday, start_minute, end_minute) select $1, d, 540, 1200 from generate_series(0, 6) d`,
      [id],
    );
    await client.query('update businesses set zone = $2, calendar_version = calendar_version + 1 where id = $1', [
      id,
      zone,
    ]);
    const { rows } = await client.query<{ id: number }>('select id from chairs where business_id = $1 order by id', [
      id,
    ]);
    for (const [index, person] of PEOPLE.entries())
      await client.query('update chairs set person = $2 where id = $1', [rows[index]?.id, person]);
    return Object.fromEntries(PEOPLE.map((person, index) => [person, rows[index]?.id ?? 0]));
  });
}

/** A shop with four people where it is evening, by default with 25 appointments today, booked at its desk. */
export async function openSalon(request: APIRequestContext, day: readonly Visit[] = DAY): Promise<Salon> {
  const services = Object.entries(MENU).map(([name, { minutes, price }]) => ({ name, minutes, price: price / 100 }));
  const shop = await newShop(request, 'publish', { services, chairs: PEOPLE.length });
  const { zone, today } = zoneOfEvening(new Date());
  const chairs = await arrange(shop.id, zone);
  const { service_categories: menu } = await askAs<{
    service_categories: { services: { id: number; service_name: string }[] }[];
  }>(request, '', 'query ($id: Int!) { service_categories(business_id: $id) { services { id service_name } } }', shop);
  const pricings = Object.fromEntries(
    menu.flatMap((category) => category.services).map(({ id, service_name }) => [service_name, id]),
  );
  const salon: Salon = { ...shop, today, chairs, pricings, guests: [] };
  const visits = day.map(([person, at, service], nth) => ({ nth, person, at, service }));
  salon.guests = await inTurns(visits, (visit) => bookAtDesk(request, salon, visit));
  return salon;
}

/** Does the same for each item, four at once: a desk's many calls would otherwise wait for each other. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, nth: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  const line = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 4 }, line));
  return results;
}

interface Booking {
  nth: number;
  person: Person;
  at: string;
  service: Service;
}

async function bookAtDesk(
  request: APIRequestContext,
  { id: shop, token, today, chairs, pricings }: Salon,
  { nth, person, at, service }: Booking,
): Promise<SalonGuest> {
  const name = nameOf(nth);
  const plain = `${name.first_name}.${name.last_name}`.normalize('NFD').replace(/[^\w.]/g, '');
  const email = `${plain.toLowerCase()}.${shop}@mail.example`;
  const wish = { service_pricing_id: pricings[service], date: today, time: Date.parse(`${today}T${at}Z`) / 1000 };
  const { desk_book: booked } = await askAs<{ desk_book: { status: number; appointment_ids: number[] } }>(
    request,
    token,
    `mutation ($shop: Int!, $chair: Int!, $guest: DeskGuestInput!, $wish: BookingServiceInput!) {
      desk_book(business_id: $shop, chair_id: $chair, guest: $guest, services: [$wish], anyway: ["past"]) {
        status message appointment_ids clashes { words } } }`,
    { shop, chair: chairs[person], guest: { ...name, email, mobile: `087 555 ${1_000 + nth}` }, wish },
  );
  expect(booked).toMatchObject({ status: 1 });
  const [id = 0] = booked.appointment_ids;
  return { id, name: `${name.first_name} ${name.last_name}`, email, person, price: MENU[service].price };
}
