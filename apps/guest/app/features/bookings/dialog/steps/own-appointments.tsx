import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Note, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { OverlappingAppointmentsDocument, type OverlappingAppointmentsQuery } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import type { PlacedService } from '../choice/choice.ts';
import type { BookingShop } from '../choice/slots.ts';
import { timesOf } from '../request/receipt-of.ts';

type Own = OverlappingAppointmentsQuery['overlapping_appointments'][number];

/** Refetched whenever the guest returns to the window: they may have booked on another device meanwhile. */
export function useOwnAppointments(placed: readonly PlacedService[], zone: string): readonly Own[] {
  const spans = timesOf(placed, zone).map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
  const { data } = useQuery({
    queryKey: ['appointments', 'overlapping', spans],
    queryFn: async () => (await run(OverlappingAppointmentsDocument, { spans })).overlapping_appointments,
    enabled: spans.length > 0,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return data ?? [];
}

/** The same items at the same time as what is about to be booked. */
export const isSame = (own: Own, shop: BookingShop, placed: readonly PlacedService[]): boolean =>
  own.business_id === shop.id &&
  own.appointment_detail.some((line) =>
    placed.some(({ line: { service }, time }) => service.id === line.ser_pricing_id && time === line.time),
  );

const nameOf = ({ kind, appointment_detail: lines }: Own): string =>
  kind === 'consultation' ? 'a video consultation' : lines.map((line) => line.service_pricing.service_name).join(', ');

/** Warns of the guest's own appointments, at any shop, that share time with what is about to be booked. */
export function OwnAppointments({ placed, shop }: { placed: readonly PlacedService[]; shop: BookingShop }) {
  const own = useOwnAppointments(placed, shop.zone);
  const [same] = own.filter((appointment) => isSame(appointment, shop, placed));
  const shown = same ? [same] : own;
  if (shown.length === 0) return null;
  return (
    <Note tone="warn" announce className="mb-6">
      {same ? <b className="font-semibold">You have already booked this.</b> : null}
      {shown.map((appointment) => (
        <p key={appointment.id}>
          {same ? 'It is in your appointments: ' : 'You already have '}
          {nameOf(appointment)}
          {appointment.business_info && ` at ${appointment.business_info.name}`} on{' '}
          {zoned(formatDayTime(appointment.date), appointment.business_info?.zone_label ?? shop.zone_label)}.{' '}
          <TextLink asChild>
            <Link to={`/profile/appointments?id=${appointment.id}`}>Show the appointment</Link>
          </TextLink>
        </p>
      ))}
      {same ? <p>Confirm only if you want it twice.</p> : <p>You can still book both.</p>}
    </Note>
  );
}
