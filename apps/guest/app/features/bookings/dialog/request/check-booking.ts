import { type GuestStatus, isCallBefore, needsConsultation } from '@thyme/domain/bookings';
import { GuestStatusDocument, TimeslotAvailabilityDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import type { CartLine } from '../../cart/priced-cart.ts';
import type { Moment, PlacedService } from '../choice/choice.ts';
import type { BookingShop } from '../choice/slots.ts';
import { wireServices } from './booking-request.ts';

/** A time that cannot be had, as the server answers it, with the nearest that can. */
export interface RefusedAnswer {
  message: string;
  refused?: {
    code: string;
    service_pricing_id?: number | null;
    alternatives: readonly Moment[];
  } | null;
}

export type Checked =
  | { kind: 'blocked' }
  /** A call has to be chosen, or moved before the first service. */
  | { kind: 'call' }
  | ({ kind: 'refused' } & RefusedAnswer)
  | { kind: 'free' };

interface Wanted {
  shop: BookingShop;
  lines: readonly CartLine[];
  placed: readonly PlacedService[];
  call: Moment | null;
  /** Leaves a call that has become too late to the last step. */
  keepsCall: boolean;
}

/** Whether the logged-in guest may book this: welcome here, with a call where one is needed, and all of it still free. */
export async function checkBooking({ shop, lines, placed, call, keepsCall }: Wanted) {
  const { guest_status: standing } = await run(GuestStatusDocument, { business_id: shop.id });
  const needsCall = needsConsultation({
    guestStatus: standing.status as GuestStatus,
    videoVetting: shop.video_vetting,
    items: lines.map(({ item }) => item),
  });
  const answer = async (): Promise<Checked> => {
    if (standing.block) return { kind: 'blocked' };
    const [first] = placed;
    if (!first) return { kind: 'free' };
    const isLate = call !== null && !isCallBefore(call.time, shop.consultation_minutes, first.time);
    if (needsCall && (call === null || (isLate && !keepsCall))) return { kind: 'call' };
    const services = wireServices(placed);
    const { timeslot_availability: times } = await run(TimeslotAvailabilityDocument, {
      business_id: shop.id,
      services,
    });
    return times.status === 1 ? { kind: 'free' } : { kind: 'refused', ...times };
  };
  return { needsCall, checked: await answer() };
}
