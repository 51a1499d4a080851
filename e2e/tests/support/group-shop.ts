import type { APIRequestContext } from '@playwright/test';
import { askAs } from './appointments.ts';
import { newGuest, tokenOf } from './guests.ts';
import { type NewShop, newShop } from './new-shop.ts';

const PEOPLE = ['Aoife', 'Tom', 'Sinéad'] as const;

export interface GroupShop extends NewShop {
  /** The chairs of Aoife, Tom and Sinéad. */
  people: Record<(typeof PEOPLE)[number], number>;
  colour: number;
  beard: number;
}

interface Menu {
  desk_menu: {
    id: number;
    services: { id: number; name: string; pricings: { id: number; duration: number; price: number }[] }[];
  }[];
}

/** Minutes until tomorrow in Ireland, so that nothing of today is sold and every run has a whole day. */
function untilTomorrow(): number {
  const [hours = 0, minutes = 0] = new Date()
    .toLocaleTimeString('en-GB', { timeZone: 'Europe/Dublin', hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return 24 * 60 - (hours * 60 + minutes) + 60;
}

/** A shop with three people and a colour room that its full colour needs. */
export async function groupShop(request: APIRequestContext): Promise<GroupShop> {
  const services = [
    { name: 'Full colour', minutes: 60, price: 60 },
    { name: 'Beard trim', minutes: 30, price: 25 },
  ];
  const shop = await newShop(request, 'publish', { services, chairs: 3 });
  const act = <Result>(query: string, variables: object = {}) =>
    askAs<Result>(request, shop.token, query, { b: shop.id, ...variables });
  await act(
    `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
      policy: [1], upfront_percent: 0, video_vetting: false) { status } }`,
  );
  await act(
    `mutation ($b: Int!, $notice: Int!) { desk_save_rhythm(business_id: $b, buffer_minutes: 0, horizon_days: 60,
      notice_minutes: $notice, slot_duration: 30) { status } }`,
    { notice: untilTomorrow() },
  );
  const today = new Date().toISOString().slice(0, 10);
  const { desk_calendar: calendar } = await act<{ desk_calendar: { chairs: { id: number; name: string }[] } }>(
    'query ($b: Int!, $d: String!) { desk_calendar(business_id: $b, from: $d, to: $d) { chairs { id name } } }',
    { d: today },
  );
  for (const [index, chair] of calendar.chairs.entries())
    await act(
      `mutation ($b: Int!, $id: Int!, $name: String!, $person: String) {
        desk_save_chair(business_id: $b, id: $id, name: $name, person: $person) { status } }`,
      { ...chair, person: PEOPLE[index] },
    );
  const { room } = await act<{ room: { id: number } }>(
    'mutation ($b: Int!) { room: desk_save_room(business_id: $b, name: "Colour room", kind: "room", capacity: 1) { id } }',
  );
  const { desk_menu: menu } = await act<Menu>(
    'query ($b: Int!) { desk_menu(business_id: $b) { id services { id name pricings { id duration price } } } }',
  );
  const find = (name: string) => {
    for (const category of menu)
      for (const service of category.services)
        if (service.name === name) return { category: category.id, ...service, pricing: service.pricings[0] };
    throw new Error(`The shop has no ${name}.`);
  };
  const colour = find('Full colour');
  await act(
    `mutation ($b: Int!, $category: Int!, $id: Int, $pricings: [DeskPricingInput!]!, $needs: [DeskServiceNeedInput!]) {
      desk_save_service(business_id: $b, category_id: $category, id: $id, name: "Full colour", pricings: $pricings, needs: $needs) { status } }`,
    { category: colour.category, id: colour.id, pricings: colour.pricings, needs: [{ room_id: room.id }] },
  );
  const people = Object.fromEntries(calendar.chairs.map(({ id }, index) => [PEOPLE[index], id]));
  return {
    ...shop,
    people: people as GroupShop['people'],
    colour: colour.pricing?.id ?? 0,
    beard: find('Beard trim').pricing?.id ?? 0,
  };
}

/** Another guest of the shop, booked over the API. */
export async function bookBeardTrim(
  request: APIRequestContext,
  shop: GroupShop,
  { name, time, person }: { name: string; time: number; person: keyof GroupShop['people'] },
): Promise<void> {
  const token = await tokenOf(request, await newGuest(request, { first_name: name, last_name: 'Walsh' }));
  const date = new Date(time * 1000).toISOString().slice(0, 10);
  const services = [{ service_pricing_id: shop.beard, date, time, person_id: shop.people[person] }];
  const { create_booking: answer } = await askAs<{ create_booking: { status: number; message: string } }>(
    request,
    token,
    'mutation ($b: Int!, $s: [BookingServiceInput!]) { create_booking(business_id: $b, services: $s, booking_request: "web") { status message } }',
    { b: shop.id, s: services },
  );
  if (answer.status !== 1) throw new Error(answer.message);
}
