import { businesses, chairServices, chairs, guestStatuses, pictures, reviews } from '@thyme/db/schema';
import { peopleLimits } from '@thyme/domain/people';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertPicture,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  owner = await api.signInBusiness();
  staff = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  await api.db
    .update(chairs)
    .set({ person: 'Aisling Moran' })
    .where(eq(chairs.id, chair(0)));
  await api.db
    .update(chairs)
    .set({ person: 'Tom' })
    .where(eq(chairs.id, chair(1)));
});

const chair = (index: number) => shop.chairIds[index] as number;

const SAVE = `mutation($business_id: Int!, $id: Int, $name: String!, $title: String, $bio: String, $languages: [String!], $staff_id: Int) {
  desk_save_person(business_id: $business_id, id: $id, name: $name, title: $title, bio: $bio, languages: $languages, staff_id: $staff_id) {
    status message id } }`;
const save = (form: object, who: SignedIn = owner) =>
  api.run<{ desk_save_person: { status: number; message: string; id: number } }>(
    SAVE,
    { business_id: shop.id, id: chair(0), name: 'Aisling Moran', ...form },
    who,
  );

interface Shown {
  id: number;
  slug: string;
  name: string;
  title: string;
  bio: string;
  languages: string[];
  rating: number;
  number_of_ratings: number;
  portrait: { id: number } | null;
  gallery: { id: number }[];
  service_pricing_ids: number[];
  reviews: { comment: string }[];
}
const team = async () =>
  (
    await api.ask<{ business: { team: Shown[] } }>(
      `query($slug: String!) { business(slug: $slug) { team { id slug name title bio languages rating number_of_ratings
        portrait { id } gallery { id } service_pricing_ids reviews { comment } } } }`,
      { slug: shop.slug },
    )
  ).business.team;

describe('a profile', () => {
  it('[PEOPLE-003] is saved by the owner and shown to guests, in the shop’s order', async () => {
    const { data } = await save({
      title: ' Owner,  colour ',
      bio: 'Listens first.',
      languages: ['ga', 'en', 'ga'],
    });
    expect(data?.desk_save_person).toMatchObject({ status: 1, message: 'Saved.' });
    expect(await team()).toMatchObject([
      {
        id: chair(0),
        slug: `aisling-moran-${chair(0)}`,
        name: 'Aisling Moran',
        title: 'Owner, colour',
        bio: 'Listens first.',
        languages: ['Irish', 'English'],
        rating: 0,
        service_pricing_ids: [shop.pricingId],
      },
      { id: chair(1), name: 'Tom' },
    ]);
  });

  it('[PEOPLE-003] invalid input is reported at its field, and nothing changes', async () => {
    const cases: [object, string][] = [
      [{ name: '  ' }, 'name'],
      [{ title: 'x'.repeat(peopleLimits.title + 1) }, 'title'],
      [{ bio: 'x'.repeat(peopleLimits.bio + 1) }, 'bio'],
      [{ languages: ['klingon'] }, 'languages.0'],
      [{ staff_id: 2_000_000_000 }, 'staff_id'],
    ];
    for (const [form, field] of cases) {
      const { errors } = await save(form);
      expect(Object.keys((errors?.[0]?.extensions?.validation as object) ?? {}), field).toEqual([field]);
    }
    expect((await team())[0]).toMatchObject({ name: 'Aisling Moran', title: '', languages: [] });
  });

  it('[PEOPLE-003] staff and strangers cannot change it; a person of another shop is treated as missing', async () => {
    expect((await save({ title: 'Boss' }, staff)).errors?.[0]?.message).toBe(
      'Only the owner or a manager can do this.',
    );
    const other = await insertBusiness(api.db, api.clock.now());
    const { data } = await save({ id: other.chairIds[0] });
    expect(data?.desk_save_person).toMatchObject({ status: 0, message: 'This person could not be found.' });
  });

  it('[PEOPLE-003] a new person gets a column and can be booked', async () => {
    const { data } = await save({ id: null, name: 'Shauna' });
    const id = data?.desk_save_person.id;
    expect((await team()).map((person) => person.name)).toEqual(['Aisling Moran', 'Tom', 'Shauna']);
    const [row] = await api.db
      .select()
      .from(chairs)
      .where(eq(chairs.id, Number(id)));
    expect(row).toMatchObject({ name: 'Shauna', person: 'Shauna', active: true, position: 3 });
  });

  it('[PEOPLE-003] a person who cannot be booked is hidden from guests', async () => {
    await api.db
      .update(chairs)
      .set({ active: false })
      .where(eq(chairs.id, chair(1)));
    expect((await team()).map((person) => person.name)).toEqual(['Aisling Moran']);
  });
});

describe('a login', () => {
  const ownChair = async (who: SignedIn) =>
    (
      await api.ask<{ desk_businesses: { own_chair_id: number | null }[] }>(
        '{ desk_businesses { own_chair_id } }',
        {},
        who,
      )
    ).desk_businesses[0]?.own_chair_id;

  it('[PEOPLE-006] is linked to its person’s column, and loses it when removed from the desk', async () => {
    expect(await ownChair(staff)).toBeNull();
    await save({ staff_id: staff.userId });
    expect(await ownChair(staff)).toBe(chair(0));
    await api.ask(
      `mutation { desk_remove_staff(business_id: ${shop.id}, user_id: ${staff.userId}) { status } }`,
      {},
      owner,
    );
    const [row] = await api.db
      .select()
      .from(chairs)
      .where(eq(chairs.id, chair(0)));
    expect(row).toMatchObject({ staffId: null, person: 'Aisling Moran' });
  });

  it('[PEOPLE-006] belongs to one person, and only to a member of the shop', async () => {
    await save({ staff_id: staff.userId });
    const second = await save({ id: chair(1), name: 'Tom', staff_id: staff.userId });
    expect(second.errors?.[0]?.extensions?.validation).toEqual({
      staff_id: ['This login belongs to Aisling Moran already.'],
    });
    const stranger = await api.signInBusiness();
    const foreign = await save({ staff_id: stranger.userId });
    expect(foreign.errors?.[0]?.extensions?.validation).toEqual({ staff_id: ['This login could not be found.'] });
  });
});

describe('a rating', () => {
  async function rated(chairId: number, rating: number, comment = '') {
    const guest = await api.signIn();
    const appointment = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: api.clock.now() - 86_400 * (10 + rating),
      appointment: { status: 'Completed', completedAt: api.clock.now() },
      chairId,
    });
    await api.db
      .insert(reviews)
      .values({ businessId: shop.id, userId: guest.userId, appointmentId: appointment.id, rating, comment });
    return appointment.id;
  }

  it('[PEOPLE-004] counts the person’s own appointments; hidden reviews do not count', async () => {
    await rated(chair(0), 5, 'Best cut.');
    await rated(chair(0), 4);
    await rated(chair(1), 2);
    const hidden = await rated(chair(0), 1, 'Rude.');
    await api.db.update(reviews).set({ hiddenAt: api.clock.now() }).where(eq(reviews.appointmentId, hidden));
    expect(await team()).toMatchObject([
      { rating: 4.5, number_of_ratings: 2, reviews: [{ comment: 'Best cut.' }] },
      { rating: 2, number_of_ratings: 1, reviews: [] },
    ]);
  });
});

describe('the first free time', () => {
  const times = async () =>
    (
      await api.ask<{ team_first_free: { person_id: number; first_free: { s_time: number } | null }[] }>(
        `{ team_first_free(business_id: ${shop.id}) { person_id first_free { s_time } } }`,
      )
    ).team_first_free;

  it('[PEOPLE-005] is each person’s own', async () => {
    const before = await times();
    expect(before.map(({ person_id }) => person_id)).toEqual([chair(0), chair(1)]);
    const guest = await api.signIn();
    const at = before[0]?.first_free?.s_time as number;
    // The wall clock in Dublin is an hour ahead of UTC in June.
    await insertAppointment(api.db, shop, guest.userId, { startsAt: at - 3600, chairId: chair(0) });
    const after = await times();
    expect(after[0]?.first_free?.s_time).toBeGreaterThan(at);
    expect(after[1]).toEqual(before[1]);
  });

  it('[BOOK-102] leaves room for the call of a new guest', async () => {
    const before = await times();
    await api.db.update(businesses).set({ videoVetting: true }).where(eq(businesses.id, shop.id));
    const afterCall = await api.ask<{ first_free: { s_time: number }[] }>(
      `{ first_free(business_id: ${shop.id}, service_pricing_id: ${shop.pricingId}, call_first: true, count: 1) { s_time } }`,
    );
    const found = await times();
    expect(found[0]?.first_free).toEqual(afterCall.first_free[0]);
    expect(found[0]?.first_free?.s_time).toBeGreaterThan(before[0]?.first_free?.s_time as number);
  });

  it('[BOOK-102] needs no room for a call of a guest whom the shop knows', async () => {
    await api.db.update(businesses).set({ videoVetting: true }).where(eq(businesses.id, shop.id));
    const known = await api.signIn();
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: known.userId, status: 'Known' });
    const query = `{ team_first_free(business_id: ${shop.id}) { first_free { s_time } } }`;
    const { team_first_free } = await api.ask<{ team_first_free: { first_free: { s_time: number } }[] }>(
      query,
      {},
      known,
    );
    expect(team_first_free[0]?.first_free.s_time).toBeLessThan((await times())[0]?.first_free?.s_time as number);
  });

  it('[PEOPLE-003] a shop without named people has no team', async () => {
    const plain = await insertBusiness(api.db, api.clock.now());
    const { business } = await api.ask<{ business: object }>(`{ business(slug: "${plain.slug}") { team { id } } }`);
    expect(business).toEqual({ team: [] });
  });

  it('[PEOPLE-005] is for what the person offers; a shop that is not published has none', async () => {
    await api.db.insert(chairServices).values({ businessId: shop.id, serviceId: shop.serviceId, chairId: chair(1) });
    expect((await times()).map(({ person_id }) => person_id)).toEqual([chair(1)]);
    const hidden = await insertBusiness(api.db, api.clock.now(), { business: { published: false } });
    const { errors } = await api.run(`{ team_first_free(business_id: ${hidden.id}) { person_id } }`);
    expect(errors?.[0]?.message).toBe('This shop was not found.');
  });
});

describe('pictures of a person', () => {
  const photo = () =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: '#a0c0b0' } })
      .jpeg()
      .toBuffer();
  async function send(fields: Record<string, string>, who: SignedIn = owner, bytes?: Buffer) {
    const form = new FormData();
    const given = { business_id: String(shop.id), person_id: String(chair(0)), use: 'work', ...fields };
    for (const [name, value] of Object.entries(given)) form.set(name, value);
    form.set('picture', new Blob([new Uint8Array(bytes ?? (await photo()))]), 'a.jpg');
    const answer = await api.fetch('/desk/people/pictures', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { code: answer.status, ...((await answer.json()) as { id?: number; errors?: { message: string }[] }) };
  }

  it('[CAL-031] the desk’s calendar has the portrait of each column’s person', async () => {
    const { id } = await send({ use: 'portrait' });
    const { desk_calendar } = await api.ask<{ desk_calendar: { chairs: object[] } }>(
      `query($id: Int!, $day: String!) {
        desk_calendar(business_id: $id, from: $day, to: $day) { chairs { portrait { id } } } }`,
      { id: shop.id, day: '2026-06-16' },
      owner,
    );
    expect(desk_calendar.chairs[0]).toEqual({ portrait: { id } });
  });

  it('[CAL-031] so have the private calendar links and, for the person who is logged in, the rail', async () => {
    const { id } = await send({ use: 'portrait' });
    await api.db
      .update(chairs)
      .set({ staffId: owner.userId })
      .where(and(eq(chairs.businessId, shop.id), eq(chairs.id, chair(0))));
    const { desk_calendars, desk_me } = await api.ask<{
      desk_calendars: { feeds: { person_id: number | null; portrait: object | null }[] };
      desk_me: { businesses: { id: number; portrait: object | null }[] };
    }>(
      `query($id: Int!) {
        desk_calendars(business_id: $id) { feeds { person_id portrait { id } } }
        desk_me { businesses { id portrait { id } } } }`,
      { id: shop.id },
      owner,
    );
    const feedOf = (person: number | null) => desk_calendars.feeds.find(({ person_id }) => person_id === person);
    expect([feedOf(chair(0))?.portrait, feedOf(null)?.portrait]).toEqual([{ id }, null]);
    expect(desk_me.businesses.find((one) => one.id === shop.id)?.portrait).toEqual({ id });
  });

  it('[PEOPLE-003] a portrait is square and replaces the previous one', async () => {
    const first = await send({ use: 'portrait' });
    const second = await send({ use: 'portrait' });
    expect((await team())[0]?.portrait?.id).toBe(second.id);
    const rows = await api.db.select().from(pictures).where(eq(pictures.businessId, shop.id));
    expect(rows.map(({ id }) => id)).not.toContain(first.id);
    expect(rows[0]).toMatchObject({ width: 600, height: 600, alt: 'Aisling Moran' });
  });

  it('[PEOPLE-003] there are at most nine of work, and one can be removed', async () => {
    const ids: number[] = [];
    for (let count = 0; count < peopleLimits.pictures; count += 1) ids.push((await send({})).id as number);
    const tenth = await send({});
    expect(tenth).toMatchObject({
      code: 422,
      errors: [{ message: 'A person has at most 9 pictures of their work.' }],
    });
    expect((await team())[0]?.gallery.map(({ id }) => id)).toEqual(ids);
    const { desk_remove_person_picture } = await api.ask<{ desk_remove_person_picture: { status: number } }>(
      `mutation { desk_remove_person_picture(business_id: ${shop.id}, person_id: ${chair(0)}, id: ${ids[0]}) { status } }`,
      {},
      owner,
    );
    expect(desk_remove_person_picture.status).toBe(1);
    expect((await team())[0]?.gallery.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it('[PEOPLE-003] only the owner can add them; other files, people and pictures are refused', async () => {
    expect((await send({}, staff)).code).toBe(403);
    expect((await send({ person_id: '2000000000' })).code).toBe(422);
    expect((await send({ business_id: '2000000000' })).code).toBe(404);
    expect((await send({}, owner, Buffer.from('no picture'))).code).toBe(422);
    const guest = await api.signIn();
    expect((await send({}, guest)).code).toBe(401);
    const shopPicture = await insertPicture(api.db, { businessId: shop.id });
    const { desk_remove_person_picture } = await api.ask<{ desk_remove_person_picture: { status: number } }>(
      `mutation { desk_remove_person_picture(business_id: ${shop.id}, person_id: ${chair(0)}, id: ${shopPicture.id}) { status } }`,
      {},
      owner,
    );
    expect(desk_remove_person_picture.status).toBe(0);
    const ofNobody = await api.ask<{ desk_remove_person_picture: object }>(
      `mutation { desk_remove_person_picture(business_id: ${shop.id}, person_id: 2000000000, id: ${shopPicture.id}) { status message } }`,
      {},
      owner,
    );
    expect(ofNobody.desk_remove_person_picture).toEqual({ status: 0, message: 'This person could not be found.' });
  });

  it('[PEOPLE-003] a form without a person is refused before the picture is stored', async () => {
    expect(await send({ person_id: '' })).toMatchObject({
      code: 422,
      errors: [{ message: 'This person could not be found.' }],
    });
  });
});
