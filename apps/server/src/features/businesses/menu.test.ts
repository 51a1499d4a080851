import { serviceCategories, servicePricings, serviceSchedules, services, voucherServices } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  insertClass,
  insertVoucher,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now());
});
afterAll(() => api.close());

/** 7 pm in Dublin on that day of June 2026, an hour ahead of UTC. */
const evening = (day: number) => Date.UTC(2026, 5, day, 18) / 1000;

const QUERY = `query($id: Int!) { service_categories(type: "business", business_id: $id) { id name services { __typename
  id service_id service_name price special_price duration special_deposit date time qty is_group is_course group_type occurrences frequency available_occur
  service_group { is_group is_course start_date enroll_date group_type occurrences frequency schedules { date_time seats_left } service_schedules { date_time } } } } }`;

interface Line {
  service_name: string;
  [field: string]: unknown;
}
const menu = async () =>
  (await api.ask<{ service_categories: { name: string; services: Line[] }[] }>(QUERY, { id: shop.id }))
    .service_categories;
const line = async (name: string) =>
  (await menu()).flatMap((category) => category.services).find((service) => service.service_name === name);

describe('the menu of a shop', () => {
  it('[API-050] [SHOP-003] [SHOP-004] has categories with services and their fields', async () => {
    expect(await menu()).toEqual([
      {
        id: shop.categoryId,
        name: 'Facials',
        services: [
          {
            __typename: 'ServicePricing',
            id: shop.pricingId,
            service_id: shop.serviceId,
            service_name: 'Signature facial',
            price: 75,
            special_price: 0,
            duration: 60,
            special_deposit: null,
            date: null,
            time: null,
            qty: 1,
            is_group: false,
            is_course: false,
            group_type: null,
            occurrences: 1,
            frequency: null,
            available_occur: 0,
            service_group: null,
          },
        ],
      },
    ]);
  });

  it('shows money in major units and each price of a service by its label', async () => {
    await api.db.insert(servicePricings).values({
      businessId: shop.id,
      serviceId: shop.serviceId,
      label: 'with massage',
      price: 9_999,
      specialPrice: 8_950,
      durationMinutes: 75,
      specialDeposit: 12.5,
      position: 1,
    });
    expect(await line('Signature facial (with massage)')).toMatchObject({
      price: 99.99,
      special_price: 89.5,
      duration: 75,
      special_deposit: 12.5,
    });
  });

  it('omits hidden services and categories with nothing to book', async () => {
    const [empty] = await api.db.insert(serviceCategories).values({ businessId: shop.id, name: 'Empty' }).returning();
    const [hidden] = await api.db
      .insert(services)
      .values({ businessId: shop.id, categoryId: Number(empty?.id), name: 'Hidden', active: false })
      .returning();
    await api.db
      .insert(servicePricings)
      .values({ businessId: shop.id, serviceId: Number(hidden?.id), price: 100, durationMinutes: 30 });
    expect((await menu()).map((category) => category.name)).toEqual(['Facials']);
  });

  it('[SHOP-004] [SHOP-007] returns a class’s dates in the shop’s wall-clock time, and how many can be booked', async () => {
    await insertClass(api.db, shop, {
      dates: [evening(10), evening(17), evening(24)],
      group: {
        groupType: 'repeated',
        occurrences: 3,
        frequency: 'weekly',
        startDate: '2026-06-10',
        enrollDate: '2026-06-20',
      },
    });
    const wall = (day: number) => Date.UTC(2026, 5, day, 19) / 1000;
    expect(await line('Evening yoga')).toMatchObject({
      is_group: true,
      is_course: false,
      group_type: 'repeated',
      occurrences: 3,
      frequency: 'weekly',
      available_occur: 2,
      date: '2026-06-17',
      time: wall(17),
      service_group: {
        is_group: true,
        is_course: false,
        start_date: '2026-06-10',
        enroll_date: '2026-06-20',
        group_type: 'repeated',
        occurrences: 3,
        frequency: 'weekly',
        schedules: [
          { date_time: wall(17), seats_left: 8 },
          { date_time: wall(24), seats_left: 8 },
        ],
        service_schedules: [{ date_time: wall(17) }, { date_time: wall(24) }],
      },
    });
  });

  it('says whether classes and courses can still be joined', async () => {
    const weekly = { isCourse: true, occurrences: 3, frequency: 'weekly' } as const;
    const classes = [
      { name: 'Open class', dates: [evening(17)] },
      { name: 'Full class', dates: [evening(17)], seats: 1, taken: 1 },
      { name: 'Late class', dates: [evening(17)], group: { enrollDate: '2026-06-14' } },
      { name: 'Open course', dates: [evening(17), evening(24)], group: weekly },
      { name: 'Full course', dates: [evening(17), evening(24)], group: weekly, seats: 1, taken: 1 },
      { name: 'Begun course', dates: [evening(10), evening(17), evening(24)], group: weekly },
      { name: 'Lone weekly', dates: [evening(17)], group: { groupType: 'repeated' } },
    ];
    for (const { taken = 0, ...given } of classes) {
      const { groupId } = await insertClass(api.db, shop, given);
      await api.db.update(serviceSchedules).set({ seatsTaken: taken }).where(eq(serviceSchedules.groupId, groupId));
    }
    const query = `{ service_categories(business_id: ${shop.id}) { services { service_name service_group { enrolment schedules { date_time } } } } }`;
    interface JoinState {
      service_name: string;
      service_group: { enrolment: string; schedules: object[] } | null;
    }
    const { service_categories: categories } = await api.ask<{ service_categories: { services: JoinState[] }[] }>(
      query,
      {},
    );
    const all = categories.flatMap(({ services: lines }) => lines);
    const of = (name: string) => all.find(({ service_name }) => service_name === name)?.service_group;
    expect(classes.map(({ name }) => [name, of(name)?.enrolment])).toEqual([
      ['Open class', 'open'],
      ['Full class', 'full'],
      ['Late class', 'closed'],
      ['Open course', 'open'],
      ['Full course', 'full'],
      ['Begun course', 'closed'],
      ['Lone weekly', 'full'],
    ]);
    expect(of('Begun course')?.schedules).toHaveLength(2);
  });

  it('takes a constant number of queries, whatever its length', async () => {
    const { pool } = api.app.database;
    let queries = 0;
    const count = () => {
      queries += 1;
    };
    pool.on('acquire', count);
    await api.ask(
      `query($id: Int!, $slug: String!) { business(slug: $slug) { name thumbnail slider { image } photos { image } work_hours { s_time } weekdays close_date block_date trade { name } business_vouchers { name services_included { label } } }
      service_categories(business_id: $id) { services { service_name service_group { schedules { date_time } } } } business_reviews(business_id: $id) { rating_distribution { rating_level } reviews { comment } } }`,
      { id: shop.id, slug: shop.slug },
    );
    pool.off('acquire', count);
    expect(queries).toBeLessThanOrEqual(14);
  });
});

describe('the vouchers of a shop', () => {
  it('[API-056] [VOUCH-003] are listed with their fields', async () => {
    await insertVoucher(api.db, shop.id, {
      title: 'Treat somebody',
      note: 'Not on Sundays',
      limitNumberOfSales: 10,
      totalSale: 4,
      retail: 9_000,
      value: 10_000,
    });
    const unlimited = await insertVoucher(api.db, shop.id, { name: 'Facial', allServices: false, position: 1 });
    await insertVoucher(api.db, shop.id, { name: 'Gone', active: false });
    await api.db
      .insert(voucherServices)
      .values({ businessId: shop.id, voucherId: unlimited.id, serviceId: shop.serviceId });
    const { business_vouchers } = await api.ask<{ business_vouchers: unknown[] }>(
      `query($id: Int!) { business_vouchers(business_id: $id) { __typename id name title note retail value valid_for qty limit_number_of_sales total_sale services_included { label } voucher_code voucher_owner } }`,
      { id: shop.id },
    );
    expect(business_vouchers).toEqual([
      {
        __typename: 'Voucher',
        id: expect.any(Number),
        name: 'An afternoon off',
        title: 'Treat somebody',
        note: 'Not on Sundays',
        retail: 90,
        value: 100,
        valid_for: 60,
        qty: 1,
        limit_number_of_sales: 10,
        total_sale: 4,
        services_included: [],
        voucher_code: null,
        voucher_owner: null,
      },
      {
        __typename: 'Voucher',
        id: unlimited.id,
        name: 'Facial',
        title: '',
        note: '',
        retail: 100,
        value: 100,
        valid_for: 60,
        qty: 1,
        limit_number_of_sales: -999,
        total_sale: 0,
        services_included: [{ label: 'Signature facial' }],
        voucher_code: null,
        voucher_owner: null,
      },
    ]);
    expect(await api.ask('{ business_vouchers(business_id: 999999) { id } }')).toEqual({ business_vouchers: [] });
  });
});
