import type { OfferedService, OfferedVoucher, Offers } from './priced-cart.ts';

/** 11:30 on Thursday 13 August 2026 by the shop's wall clock. */
export const THURSDAY = Date.UTC(2026, 7, 13, 11, 30) / 1000;
export const WEEK = 7 * 86_400;

const group = (changes: Partial<NonNullable<OfferedService['service_group']>>) => ({
  is_course: false,
  group_type: 'single',
  single_visits: false,
  occurrences: 1,
  frequency: 'weekly',
  enroll_date: null,
  seats: 8,
  enrolment: 'open' as const,
  service_schedules: [0, 1, 2, 3].map((week) => ({ date_time: THURSDAY + week * WEEK, seats_left: 3 })),
  ...changes,
});

export const aService = (id: number, changes: Partial<OfferedService> = {}): OfferedService =>
  ({
    id,
    service_id: id + 100,
    service_name: `Service ${id}`,
    description: '',
    price: 68,
    special_price: 0,
    duration: 60,
    special_deposit: null,
    is_group: false,
    service_group: null,
    ...changes,
  }) as OfferedService;

export const aClass = (
  id: number,
  kind: 'single' | 'repeated' | 'course' = 'single',
  changes: Partial<NonNullable<OfferedService['service_group']>> = {},
): OfferedService =>
  aService(id, {
    is_group: true,
    price: 18,
    duration: 45,
    service_group: group({
      is_course: kind === 'course',
      group_type: kind === 'repeated' ? 'repeated' : 'single',
      occurrences: kind === 'course' ? 4 : 1,
      ...changes,
    }) as OfferedService['service_group'],
  });

export const aVoucher = (id: number, changes: Partial<OfferedVoucher> = {}): OfferedVoucher =>
  ({
    id,
    name: `Voucher ${id}`,
    title: '',
    note: '',
    color: '',
    retail: 50,
    value: 50,
    valid_for: 60,
    limit_number_of_sales: -999,
    total_sale: 0,
    sessions: null,
    shareable: false,
    services_included: [],
    ...changes,
  }) as OfferedVoucher;

export const offering = (services: OfferedService[], vouchers: OfferedVoucher[] = []): Offers => ({
  service_categories: [{ id: 1, name: 'All', services }],
  business_vouchers: vouchers,
});
