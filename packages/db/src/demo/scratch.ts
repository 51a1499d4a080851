import type { Instant, LocalDate } from '@thyme/domain/time';
import type { Random } from '../generate/random.ts';
import type { HoursRow } from './hours.ts';
import type { ShopSketch } from './shops/index.ts';

/** What the loader remembers of a pricing after storing it. */
export interface DemoPricing {
  id: number;
  serviceId: number;
  name: string;
  minutes: number;
  price: number;
  specialPrice: number;
  specialDeposit: number | null;
}

export interface DemoSchedule {
  id: number;
  groupId: number;
  pricing: DemoPricing;
  isCourse: boolean;
  startsAt: Instant;
  endsAt: Instant;
  seats: number;
  left: number;
}

export interface DemoVoucher {
  id: number;
  name: string;
  title: string;
  color: string;
  retail: number;
  value: number;
}

export interface DemoShop {
  id: number;
  slug: string;
  sketch: ShopSketch;
  zone: string;
  currency: string;
  ownerId: number;
  chairIds: number[];
  hours: HoursRow[];
  closed: Set<LocalDate>;
  blocked: Set<LocalDate>;
  pricings: DemoPricing[];
  schedules: DemoSchedule[];
  vouchers: DemoVoucher[];
  /** Times already given away, by chair. */
  taken: Map<number, [Instant, Instant][]>;
  random: Random;
}

export interface DemoGuest {
  id: number;
  clientDetailId: number;
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
}

export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same text always gives the same number. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
