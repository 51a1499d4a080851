import { auditEntries, clientDetails, guestStatuses, importRows, imports, users } from '@thyme/db/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
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

const IMPORT = `query($b: Int!, $id: Int!) { desk_import(business_id: $b, id: $id) { status rows done failure encoding date_order order_is_sure waits_for undo_until
  columns { name field is_sure } totals { ready same need } counts { added merged left kept } problems { code rows example chosen choices { choice } }
  preview { name mobile } } }`;
const act = (name: string, more = '', given = '') =>
  `mutation($b: Int!, $id: Int!${more}) { ${name}(business_id: $b, id: $id${given}) { status message } }`;
const MAP = act('desk_import_map', ', $fields: [String!]!, $order: String!', ', fields: $fields, date_order: $order');
const DECIDE = act(
  'desk_import_decide',
  ', $problem: String!, $choice: String!, $row: Int',
  ', problem: $problem, choice: $choice, row: $row',
);
const FIX = act('desk_import_fix', ', $fixes: [DeskImportFix!]!', ', fixes: $fixes');

interface Shown {
  status: string;
  columns: { name: string; field: string; is_sure: boolean }[];
  totals: { ready: number; same: number; need: number } | null;
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
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
}

async function send(bytes: string | Uint8Array, { name = 'clients.csv', who = owner, kind = 'clients' } = {}) {
  const form = new FormData();
  form.append('business_id', String(shop.id));
  form.append('kind', kind);
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const response = await api.fetch('/desk/imports', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { code: response.status, body: (await response.json()) as { id?: number; errors?: { message: string }[] } };
}
const sent = async (bytes: string | Uint8Array) => {
  const { body } = await send(bytes);
  if (body.id === undefined) throw new Error(JSON.stringify(body));
  return body.id;
};
const read = async (id: number) =>
  (await api.ask<{ desk_import: Shown }>(IMPORT, { b: shop.id, id }, owner)).desk_import;
const call = async (document: string, id: number, more = {}) =>
  Object.values(
    await api.ask<Record<string, { status: number; message: string }>>(document, { b: shop.id, id, ...more }, owner),
  )[0];

async function checked(text: string | Uint8Array): Promise<number> {
  const id = await sent(text);
  const { columns } = await read(id);
  await call(MAP, id, { fields: columns.map(({ field }) => field), order: 'day-first' });
  await api.runJobs();
  return id;
}
async function imported(text: string): Promise<number> {
  const id = await checked(text);
  await call(act('desk_import_run'), id);
  await api.runJobs();
  return id;
}
const guests = () =>
  api.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.contactEmail,
      login: users.email,
      note: guestStatuses.note,
      tags: guestStatuses.tags,
      dob: clientDetails.dob,
      marketing: clientDetails.marketingNotification,
    })
    .from(guestStatuses)
    .innerJoin(users, eq(users.id, guestStatuses.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(guestStatuses.businessId, shop.id), isNull(users.deletedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName));

describe('a file of clients', () => {
  it('[IMPORT-001] is read in UTF-8 with and without a mark, UTF-16 and Windows-1252', async () => {
    await newShop();
    const text = 'Name;Phone\nSeán Ó Briain;086 555 0177\n';
    const files = [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      Buffer.from(text, 'latin1'),
    ];
    const found = [];
    for (const file of files) {
      const id = await checked(file);
      const { encoding, preview } = await read(id);
      found.push([encoding, preview]);
    }
    const seen = [{ name: 'Seán Ó Briain', mobile: '+353865550177' }];
    expect(found).toEqual(
      ['utf-8', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'].map((encoding) => [encoding, seen]),
    );
  });

  it('[IMPORT-009] creates guests without a login or consent to marketing, and sends nothing', async () => {
    await newShop();
    const id = await imported(
      'First Name,Last Name,Mobile Number,Email,Date of Birth,Accepts Marketing,Note,Loyalty\nCaoimhe,Lynch,087 555 0142,Caoimhe@mail.example,04/07/1988,Yes,"7N + 8.1,\nlikes window",120\nTadhg,Foley,+353 86 555 0178,,25/12/1990,No,,0\n',
    );
    expect(await guests()).toMatchObject([
      {
        firstName: 'Caoimhe',
        lastName: 'Lynch',
        mobile: '+353875550142',
        email: 'caoimhe@mail.example',
        login: null,
        note: '7N + 8.1,\nlikes window',
        dob: '1988-07-04',
        marketing: false,
      },
      { firstName: 'Tadhg', mobile: '+353865550178', email: null, dob: '1990-12-25', marketing: false },
    ]);
    expect(await read(id)).toMatchObject({ status: 'done', counts: { added: 2, merged: 0, left: 0 } });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'import')));
    expect(entry).toMatchObject({ actorId: owner.userId, changes: { kind: 'clients', added: 2 } });
  });

  it('[IMPORT-006] lists its problems by row; rows without a decision are skipped, the others imported', async () => {
    await newShop();
    const id = await checked(
      'Name,Phone,Email,Date of Birth\nAnn,0875550101,,\nMary D,08755,,\n,0875550103,,\n=1+1,,bob@,\nCat,0875550104,,31/02/1990\n',
    );
    const shown = await read(id);
    expect(shown.totals).toEqual({ ready: 1, same: 0, need: 4 });
    expect(shown.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'bad-phone', rows: 1, example: 'Row 2: Mary D, 08755', chosen: null }),
        expect.objectContaining({ code: 'no-name', rows: 1 }),
        expect.objectContaining({ code: 'bad-email', rows: 1 }),
        expect.objectContaining({ code: 'bad-birthday', rows: 1 }),
      ]),
    );
    await call(DECIDE, id, { problem: 'no-name', choice: 'accept' });
    await call(FIX, id, { fixes: [{ row: 2, column: 1, text: '087 555 0102' }] });
    await api.runJobs();
    expect((await read(id)).totals).toEqual({ ready: 3, same: 0, need: 2 });
    const csv = await (
      await api.fetch(`/desk/imports/${shop.id}/${id}/rows.csv`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).text();
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'Name,Phone,Email,Date of Birth,Row,Problem',
      // A name never becomes a formula.
      "'=1+1,,bob@,,4,Email address isn’t valid",
      'Cat,0875550104,,31/02/1990,5,Birthday isn’t a date',
    ]);
    await call(act('desk_import_run'), id);
    await api.runJobs();
    expect((await guests()).map(({ firstName }) => firstName)).toEqual(['+353875550103', 'Ann', 'Mary']);
    expect((await read(id)).counts).toMatchObject({ added: 3, left: 2 });
  });

  it('[IMPORT-010] merges the same person by phone and email, asks where the name differs, and never changes an account', async () => {
    await newShop();
    const account = await api.signIn({ firstName: 'Orla', lastName: 'Kean', mobile: '+353875550120' });
    await insertAppointment(api.db, shop, account.userId, { startsAt: api.clock.now() + 86_400 });
    await imported('Name,Phone,Email,Notes\nAoife Burke,0875550111,,likes tea\n');
    const id = await checked(
      'Name,Phone,Email,Notes\nAoife Burke,0875550111,aoife@mail.example,Window seat\nAoife Burke,,aoife@mail.example,\nOrla Kean,0875550120,other@mail.example,quiet\nTom Burke,0875550111,,\nPat Day,0875550130,,\nPatrick Day,0875550130,,twin\n',
    );
    expect((await read(id)).totals).toEqual({ ready: 1, same: 3, need: 2 });
    expect((await read(id)).problems).toMatchObject([
      { code: 'shared-contact', rows: 2, choices: [{ choice: 'merge' }, { choice: 'separate' }] },
    ]);
    await call(DECIDE, id, { problem: 'shared-contact', choice: 'merge' });
    await call(DECIDE, id, { problem: 'shared-contact', choice: 'separate', row: 4 });
    await call(act('desk_import_run'), id);
    await api.runJobs();
    expect(
      (await guests()).map(({ firstName, lastName, mobile, email, note }) => [
        `${firstName} ${lastName}`,
        mobile,
        email,
        note,
      ]),
    ).toEqual([
      ['Aoife Burke', '+353875550111', 'aoife@mail.example', 'likes tea\nWindow seat'],
      ['Orla Kean', '+353875550120', null, 'quiet'],
      ['Pat Day', '+353875550130', null, 'twin'],
      ['Tom Burke', '+353875550111', null, ''],
    ]);
    expect(await read(id)).toMatchObject({ counts: { added: 2, merged: 4, left: 0 } });
  });

  it('[IMPORT-011] is undone completely within a day: guests are deleted, merged ones restored', async () => {
    await newShop();
    await imported('Name,Phone,Notes\nAoife Burke,0875550111,likes tea\n');
    const before = await guests();
    const id = await imported(
      'Name,Phone,Email,Notes,Tags\nAoife Burke,0875550111,a@mail.example,Window,vip\nNew One,0875550140,,,\nNew Two,0875550141,,,\n',
    );
    expect(await guests()).toHaveLength(3);
    const brought = (await guests()).map((guest) => guest.id);
    expect(await call(act('desk_import_undo'), id)).toMatchObject({ status: 1 });
    await api.runJobs();
    expect(await guests()).toEqual(before);
    expect(await api.db.select().from(users).where(inArray(users.id, brought))).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: 'undone', counts: { kept: 0 } });
  });

  it('[IMPORT-011] an undo keeps a guest who has booked since, and values edited since', async () => {
    await newShop();
    await imported('Name,Phone,Notes\nAoife Burke,0875550111,likes tea\n');
    const id = await imported(
      'Name,Phone,Notes\nAoife Burke,0875550111,Window\nBooked,0875550140,\nGone,0875550141,\n',
    );
    const all = await guests();
    const booked = all.find(({ firstName }) => firstName === 'Booked');
    const aoife = all.find(({ firstName }) => firstName === 'Aoife');
    await insertAppointment(api.db, shop, booked?.id ?? 0, { startsAt: api.clock.now() + 90_000 });
    await api.db
      .update(guestStatuses)
      .set({ note: 'Edited since' })
      .where(eq(guestStatuses.userId, aoife?.id ?? 0));
    await call(act('desk_import_undo'), id);
    await api.runJobs();
    expect((await guests()).map(({ firstName, note }) => [firstName, note])).toEqual([
      ['Aoife', 'Edited since'],
      ['Booked', ''],
    ]);
    expect(await read(id)).toMatchObject({ counts: { kept: 1 } });
  });

  it('[IMPORT-011] cannot be undone after a day, and its rows are deleted then', async () => {
    await newShop();
    const id = await imported('Name,Phone\nAnn,0875550101\n');
    api.clock.advance(86_400);
    expect(await call(act('desk_import_undo'), id)).toMatchObject({
      status: 0,
      message: 'An import can only be undone within a day.',
    });
    api.clock.advance(1);
    await api.app.services.jobs.enqueue({ name: 'purge', payload: (await import('zod')).z.object({}) }, {});
    await api.runJobs();
    expect(await api.db.select().from(importRows).where(eq(importRows.importId, id))).toEqual([]);
    expect(await guests()).toHaveLength(1);
  });

  it('[IMPORT-012] waits for another import of the same shop, and says so', async () => {
    await newShop();
    const first = await sent('Name,Phone\nAnn,0875550101\n');
    const second = await sent('Name,Phone\nBob,0875550102\n');
    await api.db.update(imports).set({ status: 'running' }).where(eq(imports.id, first));
    expect(await call(MAP, second, { fields: ['name', 'mobile'], order: 'day-first' })).toEqual({
      status: 1,
      message: 'clients.csv is still running. This file starts as soon as it has finished.',
    });
    expect(await read(second)).toMatchObject({ status: 'checking', waits_for: 'clients.csv' });
    await api.db.update(imports).set({ status: 'mapping' }).where(eq(imports.id, first));
    await api.runJobs();
    expect(await read(second)).toMatchObject({ status: 'checked', waits_for: null });
  });

  it('[IMPORT-012] two at once never create the same guest twice', async () => {
    await newShop();
    const file = 'Name,Phone\nAnn Day,0875550101\n';
    const ids = [await checked(file), await checked(file)];
    for (const id of ids) await call(act('desk_import_run'), id);
    await api.runJobs();
    expect(await guests()).toHaveLength(1);
  });

  it('[IMPORT-013] that fails leaves nothing behind', async () => {
    await newShop();
    const id = await checked('Name,Phone\nAnn,0875550101\nBob,0875550102\n');
    // A row that violates a constraint, as after a bug.
    await api.db
      .update(importRows)
      .set({ parsed: { firstName: null } })
      .where(and(eq(importRows.importId, id), eq(importRows.rowNumber, 2)));
    await call(act('desk_import_run'), id);
    await api.runJobs();
    expect(await guests()).toEqual([]);
    expect(await read(id)).toMatchObject({
      status: 'checked',
      failure: 'Something went wrong, and nothing was imported. Please try again.',
    });
  });

  it.each([
    ['an Excel file', Buffer.from('PK\x03\x04rest of it', 'latin1'), /^This is an Excel file\./],
    ['nothing', Buffer.from(''), /^This file is empty\.|^Please choose a file\./],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      /^We can’t read this file/,
    ],
    ['a header alone', Buffer.from('Name,Phone\n'), /no rows/],
    [
      'a quotation mark that is never closed',
      Buffer.from(`Name,Phone\n"Ann,1\n${'x'.repeat(1_100_000)}`),
      /quotation mark/,
    ],
  ])('[IMPORT-014] is refused with a sentence: %s', async (_what, bytes, sentence) => {
    await newShop();
    const { code, body } = await send(bytes);
    expect([code, body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(sentence)]);
  });

  it('[IMPORT-015] is for the owner: staff, strangers and guests are refused', async () => {
    await newShop();
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const stranger = await api.signInBusiness();
    const guest = await api.signIn();
    const file = 'Name\nAnn\n';
    expect([
      (await send(file, { who: staff })).code,
      (await send(file, { who: stranger })).code,
      (await send(file, { who: guest })).code,
    ]).toEqual([403, 404, 401]);
    const id = await sent(file);
    const { errors } = await api.run(IMPORT, { b: shop.id, id }, stranger);
    expect(errors?.[0]?.message).toBe('This business does not exist.');
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, stranger.userId);
    expect((await api.run(IMPORT, { b: other.id, id }, stranger)).errors?.[0]?.message).toBe(
      'This import could not be found.',
    );
  });

  it('[IMPORT-008] can be a vCard', async () => {
    await newShop();
    const { body } = await send(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Aoife Burke\r\nTEL;TYPE=CELL:085 555 0111\r\nEND:VCARD\r\n',
      { name: 'contacts.vcf' },
    );
    const { columns } = await read(body.id ?? 0);
    await call(MAP, body.id ?? 0, { fields: columns.map(({ field }) => field), order: 'day-first' });
    await api.runJobs();
    expect((await read(body.id ?? 0)).preview).toEqual([{ name: 'Aoife Burke', mobile: '+353855550111' }]);
  });
});
