import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { kindOf } from './replica-reads.ts';

it.each([
  ['search', '{ business_search(business_type: "hair") { data { id } } }'],
  ['a shop page', '{ business(slug: "fern-and-fold") { id } service_categories(business_id: 1) { id } }'],
  ['a month', '{ availability_month(business_id: 1, service_pricing_id: 1, month: "2026-12") { days { date } } }'],
  ['reports', '{ desk_reports(business_id: 1, from: "2026-11-01", to: "2026-11-30") { key total } }'],
])('[GROUND-008] %s may be read from a replica', (_name, query) => {
  expect(kindOf(parse(query))).toBe('replica');
});

it.each([
  ['own appointments', '{ appointments(type: "upcoming") { data { id } } }'],
  [
    'reports beside what is due',
    '{ desk_reports(business_id: 1) { key } desk_calendar(business_id: 1) { entries { due } } }',
  ],
])('[GROUND-008] %s are read from the primary', (_name, query) => {
  expect(kindOf(parse(query))).toBe('primary');
});

it('[GROUND-008] a mutation writes, whatever it returns', () => {
  expect(kindOf(parse('mutation { desk_reports }'))).toBe('write');
});
