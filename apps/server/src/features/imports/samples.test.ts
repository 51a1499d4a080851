import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appointments, chairs, clientDetails, guestStatuses, users } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

interface Shown {
  status: string;
  columns: { field: string }[];
  date_order: string;
  totals: { ready: number; same: number; need: number };
  problems: { code: string; rows: number }[];
}

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  for (const [index, person] of ['Aisling', 'Tom'].entries())
    await api.db
      .update(chairs)
      .set({ person })
      .where(eq(chairs.id, shop.chairIds[index] ?? 0));
});

const read = async (id: number) =>
  (
    await api.ask<{ desk_import: Shown }>(
      `{ desk_import(business_id: ${shop.id}, id: ${id}) { status date_order columns { field } totals { ready same need } problems { code rows } } }`,
      {},
      owner,
    )
  ).desk_import;

/** Accepts every suggestion, checks, and runs. */
async function bring(kind: string, bytes: Uint8Array): Promise<Shown> {
  const form = new FormData();
  form.append('business_id', String(shop.id));
  form.append('kind', kind);
  form.append('file', new Blob([new Uint8Array(bytes)]), `${kind}.csv`);
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await api.fetch('/desk/imports', { method: 'POST', body: form, headers });
  const { id } = (await response.json()) as { id: number };
  const { columns, date_order: order } = await read(id);
  const map = `mutation($fields: [String!]!, $order: String!) {
    desk_import_map(business_id: ${shop.id}, id: ${id}, fields: $fields, date_order: $order) { status } }`;
  await api.ask(map, { fields: columns.map(({ field }) => field), order }, owner);
  await api.runJobs();
  const checked = await read(id);
  await api.ask(`mutation { desk_import_run(business_id: ${shop.id}, id: ${id}) { status } }`, {}, owner);
  await api.runJobs();
  return checked;
}
const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../../test/imports', `${name}.csv`));
const guests = () =>
  api.db
    .select({
      name: users.firstName,
      last: users.lastName,
      mobile: users.mobile,
      email: users.contactEmail,
      note: guestStatuses.note,
      dob: clientDetails.dob,
      marketing: clientDetails.marketingNotification,
    })
    .from(guestStatuses)
    .innerJoin(users, eq(users.id, guestStatuses.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(guestStatuses.businessId, shop.id))
    .orderBy(asc(users.firstName), asc(users.id));

describe('[REACHB-013] a whole export', () => {
  it.each([
    ['fresha', '1988-07-04', '7N + 8.1, likes the window seat', 3],
    ['square', '1988-12-31', 'Allergic to nuts', 2],
    ['booksy', null, '', 2],
    ['phorest', '1988-12-31', 'Seán is her brother', 2],
    ['plain', '1988-12-31', '', 2],
  ])(
    'of %s comes in as it was, without a word from the owner and without consent',
    async (system, dob, note, people) => {
      const { totals } = await bring('clients', sample(`${system}-clients`));
      expect(totals).toEqual({ ready: people, same: 0, need: 0 });
      const [caoimhe, ...others] = await guests();
      expect(caoimhe).toMatchObject({
        name: 'Caoimhe',
        last: 'Lynch',
        mobile: '+353875550142',
        email: 'caoimhe.lynch@mail.example',
        dob,
      });
      expect(caoimhe?.note ?? '').toBe(note);
      expect(others.map(({ mobile }) => mobile)).toContain('+353865550178');
      for (const { marketing } of [caoimhe, ...others].filter((one) => one !== undefined))
        expect(marketing).not.toBe(true);
    },
  );

  it('of Fresha’s appointments finds the guests, the people and the hours', async () => {
    await bring('clients', sample('fresha-clients'));
    const { totals } = await bring('appointments', sample('fresha-appointments'));
    // Each belongs to an existing guest.
    expect(totals).toEqual({ ready: 0, same: 3, need: 0 });
    const rows = await api.db
      .select({ startsAt: appointments.startsAt, status: appointments.status, first: users.firstName })
      .from(appointments)
      .innerJoin(users, eq(users.id, appointments.userId))
      .where(and(eq(appointments.businessId, shop.id)))
      .orderBy(asc(appointments.startsAt));
    expect(rows).toEqual([
      { startsAt: instant('2026-05-04 10:00'), status: 'Completed', first: 'Caoimhe' },
      { startsAt: instant('2026-05-27 14:30'), status: 'Cancelled', first: 'Tadhg' },
      { startsAt: instant('2026-06-22 10:00'), status: 'Accept', first: 'Niamh' },
    ]);
  });
});

it('[REACHB-014] a file with 100 invalid rows explains each kind of problem and imports the others', async () => {
  const good = Array.from({ length: 50 }, (_, index) => `Guest ${index},08755501${String(index).padStart(2, '0')},,`);
  const wrong = Array.from(
    { length: 100 },
    (_, index) =>
      [`Short ${index},087,,`, `Mail ${index},,nobody@,`, `Born ${index},,b${index}@mail.example,31/02/1990`][
        index % 3
      ],
  );
  const lines = [...good, ...wrong].toSorted((a, b) => (a ?? '').length - (b ?? '').length);
  const { totals, problems } = await bring(
    'clients',
    Buffer.from(['Name,Phone,Email,Date of Birth', ...lines].join('\n')),
  );
  expect(totals).toEqual({ ready: 50, same: 0, need: 100 });
  expect(problems.map(({ code, rows }) => [code, rows]).toSorted()).toEqual([
    ['bad-birthday', 33],
    ['bad-email', 33],
    ['bad-phone', 34],
  ]);
  expect(await guests()).toHaveLength(50);
});
