import { users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const fetchExport = (who: SignedIn) =>
  api.fetch(`/desk/export/${shop.id}`, { headers: { authorization: `Bearer ${who.token}` } });

it('[IMPORT-030] everything a shop owns is in one file, without formulas and without other shops’ data', async () => {
  const guest = await api.signIn({ firstName: '=HYPERLINK("x")' });
  await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 86_400, paid: 7_500 });
  const other = await insertBusiness(api.db, api.clock.now());
  const stranger = await api.signIn({ firstName: 'Foreign' });
  await insertAppointment(api.db, other, stranger.userId, { startsAt: api.clock.now() + 86_400 });
  const response = await fetchExport(owner);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="willow-room-\d+-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const lines = (name: string) =>
    Buffer.from(files[name] ?? [])
      .toString('utf8')
      .split('\r\n')
      .filter(Boolean);
  expect(Object.keys(files)).toEqual([
    'business.csv',
    'guests.csv',
    'services.csv',
    'people.csv',
    'opening-hours.csv',
    'appointments.csv',
    'vouchers.csv',
    'products.csv',
    'stock.csv',
    'card-fees.csv',
    'memberships.csv',
    'membership-periods.csv',
    'ledger.csv',
    'invoices.csv',
    'reviews.csv',
    'messages.csv',
    'saved-replies.csv',
    'waiting-list.csv',
    'campaigns.csv',
    'asked-back.csv',
    'birthday-greetings.csv',
    'complaints.csv',
    'history.csv',
  ]);
  expect(lines('guests.csv')).toHaveLength(2);
  expect(lines('guests.csv')[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines('appointments.csv')[1]).toContain('Signature facial');
  expect(lines('ledger.csv').length).toBeGreaterThan(1);
  expect(lines('opening-hours.csv')).toHaveLength(6);
  expect(lines('history.csv').at(-1)).toContain('export-shop');
  expect(Object.values(files).some((bytes) => Buffer.from(bytes).toString('utf8').includes('Foreign'))).toBe(false);
  await api.db.update(users).set({ firstName: 'Ann' }).where(eq(users.id, guest.userId));
});

it('[IMPORT-030] is for the owner only', async () => {
  const staff = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  const stranger = await api.signInBusiness();
  expect([
    (await fetchExport(staff)).status,
    (await fetchExport(stranger)).status,
    (await fetchExport(await api.signIn())).status,
  ]).toEqual([403, 404, 401]);
});
