import { GuestStatusDocument, TimeslotAvailabilityDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { firstAppointmentOf, type Moment, type PlacedService } from '../choice/choice.ts';
import { wireGroup } from '../choice/group.ts';
import type { BookingShop } from '../choice/slots.ts';
import { wireServices } from './booking-request.ts';
import { type Consultation, isTooSoon } from './use-consultation.ts';

/** A test that the guest has to book first. */
export interface NeededTest {
  /** Null where it is not sold online. */
  service_pricing_id?: number | null;
  name: string;
  hours_before: number;
  /** When it has to be over, in the shop's wall-clock time. */
  latest: number;
  is_too_late: boolean;
}

/** The server's refusal of a time, with the nearest free ones. */
export interface RefusedAnswer {
  message: string;
  refused?: {
    code: string;
    service_pricing_id?: number | null;
    alternatives: readonly Moment[];
    test?: NeededTest | null;
  } | null;
}

export type Checked =
  | { kind: 'blocked' }
  /** A call has to be chosen, or a later appointment. */
  | { kind: 'call' }
  | ({ kind: 'refused' } & RefusedAnswer)
  | { kind: 'free' };

interface Wanted {
  shop: BookingShop;
  placed: readonly PlacedService[];
  /** In time for the first service. */
  call: Moment | null;
  consultation: () => Promise<Consultation>;
}

/** Whether the logged-in guest may book this: not blocked, with a call where one is needed, and every time still free. */
export async function checkBooking({ shop, placed, call, consultation }: Wanted): Promise<Checked> {
  const [{ guest_status: status }, plan] = await Promise.all([
    run(GuestStatusDocument, { business_id: shop.id }),
    consultation(),
  ]);
  if (status.block) return { kind: 'blocked' };
  if (placed.length === 0) return { kind: 'free' };
  const visit = firstAppointmentOf(placed);
  if (visit && (plan.isNeeded ? call === null : isTooSoon(plan, visit))) return { kind: 'call' };
  const services = wireServices(placed);
  const { timeslot_availability: times } = await run(TimeslotAvailabilityDocument, {
    business_id: shop.id,
    services,
    ...wireGroup(placed.map(({ line }) => line)),
  });
  return times.status === 1 ? { kind: 'free' } : { kind: 'refused', ...times };
}
