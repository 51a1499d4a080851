import {
  appointmentLines,
  appointments,
  chairs,
  guestStatuses,
  ledgerEntries,
  occupancies,
  outbox,
  sales,
  servicePricings,
  services,
  users,
} from '@thyme/db/schema';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

const IMPORT = `query($b: Int!, $id: Int!) { desk_import(business_id: $b, id: $id) { status failure columns { field } totals { ready same need coming }
  counts { added merged left guests coming kept } problems { code rows is_warning } names { names { kind name rows chosen } options { kind id } } } }`;
const act = (name: string, more = '', given = '') =>
  `mutation($b: Int!, $id: Int!${more}) { ${name}(business_id: $b, id: $id${given}) { status message } }`;
const MAP = act('desk_import_map', ', $fields: [String!]!', ', fields: $fields, date_order: "day-first"');
const MATCH = act(
  'desk_import_match',
  ', $kind: String!, $name: String!, $choice: Int',
  ', kind: $kind, name: $name, choice: $choice',
);

interface Shown {
  status: string;
  columns: { field: string }[];
  [field: string]: unknown;
}

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

async function newShop() {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await api.db
    .update(chairs)
    .set({ person: 'Aisling' })
    .where(eq(chairs.id, shop.chairIds[0] ?? 0));
  await api.db
    .update(chairs)
    .set({ person: 'Tom' })
    .where(eq(chairs.id, shop.chairIds[1] ?? 0));
}
const read = async (id: number) =>
  (await api.ask<{ desk_import: Shown }>(IMPORT, { b: shop.id, id }, owner)).desk_import;
const call = (document: string, id: number, more = {}) => api.ask(document, { b: shop.id, id, ...more }, owner);

async function checked(kind: string, text: string): Promise<number> {
  const form = new FormData();
  form.append('business_id', String(shop.id));
  form.append('kind', kind);
  form.append('file', new Blob([text]), `${kind}.csv`);
  const response = await api.fetch('/desk/imports', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { id } = (await response.json()) as { id: number };
  await call(MAP, id, { fields: (await read(id)).columns.map(({ field }) => field) });
  await api.runJobs();
  return id;
}
async function finish(id: number, step: 'run' | 'undo' = 'run') {
  await call(act(`desk_import_${step}`), id);
  await api.runJobs();
}
const stored = () =>
  api.db
    .select({
      id: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      total: appointments.totalAmount,
      sale: appointments.saleId,
      first: users.firstName,
      service: appointmentLines.serviceName,
      chair: appointmentLines.chairId,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(appointmentLines, eq(appointmentLines.appointmentId, appointments.id))
    .where(and(eq(appointments.businessId, shop.id), ne(appointments.status, 'Lapsed')))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
const taken = () =>
  api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));

/** A Monday at ten in Dublin, well after the start of the tests' clock in 2026. */
const day = (offset: number) => new Date((api.clock.now() + offset * 86_400) * 1000).toISOString().slice(0, 10);
function monday(weeks: number): string {
  const today = new Date(api.clock.now() * 1000).getUTCDay();
  return day(((8 - today) % 7 || 7) + weeks * 7);
}

describe('a file of appointments', () => {
  it('[IMPORT-023] past rows become history and upcoming ones go into the calendar, without any messages', async () => {
    await newShop();
    const mails = (await api.db.select().from(outbox)).length;
    const id = await checked(
      'appointments',
      `Appt. ref.,Client,Mobile,Team member,Status,Scheduled date,Service,Duration (mins),Net sales\n1,Ann Day,0875550101,Aisling,Completed,"02 Feb 2026, 1:46pm",Signature facial,45,70\n2,Ann Day,0875550101,Tom,No Show,"09 Feb 2026, 10:00am",Signature facial,60,0\n3,Bob Ray,0875550102,Aisling,Confirmed,${monday(1)} 10:00,Signature facial,60,75\n4,Bob Ray,0875550102,Aisling,Cancelled,"10 Feb 2026, 10:00am",Signature facial,60,0\n`,
    );
    expect(await read(id)).toMatchObject({ totals: { need: 0, coming: 1 }, problems: [] });
    await finish(id);
    expect(await read(id)).toMatchObject({
      status: 'done',
      counts: { added: 4, merged: 0, left: 0, guests: 2, coming: 1 },
    });
    expect(
      (await stored()).map(({ status, total, first, chair, sale }) => [
        first,
        status,
        total,
        chair === shop.chairIds[0],
        sale !== null,
      ]),
    ).toEqual([
      ['Ann', 'Completed', 7_000, true, false],
      ['Ann', 'No Show', 0, false, false],
      ['Bob', 'Cancelled', 0, true, false],
      ['Bob', 'Accept', 7_500, true, true],
    ]);
    expect(await taken()).toMatchObject([{ chairId: shop.chairIds[0], isOverride: false }]);
    expect(await api.db.select().from(outbox)).toHaveLength(mails);
  });

  it('[IMPORT-024] warns of clashes and closed hours, and stores them as overrides', async () => {
    await newShop();
    const guest = await api.signIn();
    const start = Date.parse(`${monday(1)}T10:00:00Z`) / 1000;
    await insertAppointment(api.db, shop, guest.userId, { startsAt: start });
    const wall = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Dublin',
      hour: '2-digit',
      minute: '2-digit',
    }).format(start * 1000);
    const id = await checked(
      'appointments',
      `Client,Team member,Date,Time,Service\nAnn Day,Aisling,${monday(1)},${wall},Signature facial\nBob Ray,Tom,${monday(1)},22:00,Signature facial\n`,
    );
    expect(await read(id)).toMatchObject({
      totals: { need: 0, coming: 2 },
      problems: [
        { code: 'clash', rows: 1, is_warning: true },
        { code: 'outside-hours', rows: 1, is_warning: true },
      ],
    });
    await finish(id);
    expect((await taken()).map(({ isOverride }) => isOverride)).toEqual([false, true, false]);
  });

  it('[IMPORT-022] asks about names: an unknown person needs the owner, an unknown service is created hidden', async () => {
    await newShop();
    const id = await checked(
      'appointments',
      `Client,Team member,Date,Service,Price\nAnn Day,Ash M.,${monday(1)} 10:00,Ladies cut,48\n`,
    );
    expect(await read(id)).toMatchObject({
      totals: { need: 1 },
      problems: [{ code: 'unknown-person' }],
      names: {
        names: [
          { kind: 'person', name: 'Ash M.', chosen: null },
          { kind: 'service', name: 'Ladies cut', chosen: null },
        ],
      },
    });
    await call(MATCH, id, { kind: 'person', name: 'Ash M.', choice: shop.chairIds[1] });
    await api.runJobs();
    expect(await read(id)).toMatchObject({ totals: { need: 0 } });
    await finish(id);
    expect(await stored()).toMatchObject([{ service: 'Ladies cut', chair: shop.chairIds[1], total: 4_800 }]);
    expect(
      await api.db
        .select({ name: services.name, active: services.active })
        .from(services)
        .where(eq(services.businessId, shop.id))
        .orderBy(services.id),
    ).toMatchObject([{ active: true }, { name: 'Ladies cut', active: false }]);
  });

  it('[IMPORT-025] imported twice is stored once', async () => {
    await newShop();
    const file = `Client,Mobile,Team member,Date,Service\nAnn Day,0875550101,Tom,${monday(1)} 10:00,Signature facial\nAnn Day,0875550101,Tom,2026-01-05 10:00,Signature facial\n`;
    for (const id of [await checked('appointments', file), await checked('appointments', file)]) await finish(id);
    expect(await stored()).toHaveLength(2);
    expect(await api.db.select().from(guestStatuses).where(eq(guestStatuses.businessId, shop.id))).toHaveLength(1);
  });

  it('[IMPORT-026] is undone completely: calendar, history, guests and hidden services; the ledger is reversed, not erased', async () => {
    await newShop();
    const id = await checked(
      'appointments',
      `Client,Mobile,Team member,Date,Service,Price\nUma Voss,0875550191,Tom,${monday(1)} 10:00,Perm,90\nBob Ray,0875550102,Tom,2026-01-05 10:00,Perm,80\n`,
    );
    await finish(id);
    expect(await stored()).toHaveLength(2);
    await finish(id, 'undo');
    expect(await read(id)).toMatchObject({ status: 'undone', failure: '', counts: { kept: 0 } });
    expect(await stored()).toEqual([]);
    expect(await taken()).toEqual([]);
    expect(await api.db.select().from(guestStatuses).where(eq(guestStatuses.businessId, shop.id))).toEqual([]);
    const entries = await api.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.businessId, shop.id))
      .orderBy(ledgerEntries.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 9_000],
      ['cancellation', -9_000],
    ]);
    expect(
      await api.db
        .select({ status: sales.status, claimed: sales.claimedAmount })
        .from(sales)
        .where(eq(sales.businessId, shop.id)),
    ).toEqual([{ status: 'void', claimed: 0 }]);
    expect(
      await api.db
        .select()
        .from(users)
        .where(and(eq(users.lastName, 'Voss'))),
    ).not.toContainEqual(expect.objectContaining({ mobile: '+353875550191' }));
    expect(
      await api.db
        .select()
        .from(services)
        .where(and(eq(services.businessId, shop.id), eq(services.active, true))),
    ).toHaveLength(1);
  });

  it('[IMPORT-026] leaves nothing of guests from an earlier import whose appointments were undone first', async () => {
    await newShop();
    const people = await checked('clients', 'Name,Phone\nUna Frost,0875550181\nBob Frost,0875550182\n');
    await finish(people);
    const id = await checked(
      'appointments',
      `Client,Mobile,Team member,Date,Service\nUna Frost,0875550181,Tom,${monday(1)} 10:00,Signature facial\n`,
    );
    await finish(id);
    await finish(id, 'undo');
    await finish(people, 'undo');
    expect(await read(people)).toMatchObject({ status: 'undone', counts: { kept: 0 } });
    const left = await api.db
      .select({ last: users.lastName })
      .from(users)
      .where(inArray(users.mobile, ['+353875550181', '+353875550182']));
    expect(left).toEqual([]);
    expect(await api.db.select().from(guestStatuses).where(eq(guestStatuses.businessId, shop.id))).toEqual([]);
  });

  it('[IMPORT-027] links a bare name to the only guest of that name, and asks when there are several', async () => {
    await newShop();
    const people = await checked('clients', 'Name,Phone\nAnn Day,0875550101\nPat Roe,0875550102\nPat Roe,0875550103\n');
    await finish(people);
    const id = await checked(
      'appointments',
      'Client,Team member,Date,Service\nAnn Day,Tom,2026-01-05 10:00,Signature facial\nPat Roe,Tom,2026-01-05 12:00,Signature facial\n',
    );
    expect(await read(id)).toMatchObject({
      totals: { same: 1, need: 1 },
      problems: [{ code: 'unclear-guest', rows: 1 }],
    });
    await finish(id);
    expect(await stored()).toMatchObject([{ first: 'Ann' }]);
  });
});

describe('a file of services', () => {
  it('[IMPORT-021] adds prices and lengths, skips what exists, and can be undone', async () => {
    await newShop();
    const id = await checked(
      'services',
      'Service name,Category,Price,Duration\nSignature Facial,Faces,75,60\nGel manicure,Nails,"€38,50",45 min\nBrow lamination,Brows,on request,50\n',
    );
    expect(await read(id)).toMatchObject({
      totals: { ready: 1, same: 1, need: 1 },
      problems: [{ code: 'bad-price', rows: 1 }],
    });
    await finish(id);
    const found = await api.db
      .select({ name: services.name, price: servicePricings.price, minutes: servicePricings.durationMinutes })
      .from(services)
      .innerJoin(servicePricings, eq(servicePricings.serviceId, services.id))
      .where(eq(services.businessId, shop.id))
      .orderBy(services.id);
    expect(found).toMatchObject([{ name: 'Signature facial' }, { name: 'Gel manicure', price: 3_850, minutes: 45 }]);
    await finish(id, 'undo');
    expect(await api.db.select().from(services).where(eq(services.businessId, shop.id))).toHaveLength(1);
  });
});
