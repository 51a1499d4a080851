import { Note, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import type { BookingShop } from '../../choice/slots.ts';
import type { Consultation } from '../../request/use-consultation.ts';

const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/** No appointment can be booked with a call before it: what the guest can do instead. */
export function NothingFree({ shop, plan }: { shop: BookingShop; plan: Consultation }) {
  const { name, phone, trade } = shop;
  const search = trade ? `/search?${new URLSearchParams({ service: trade.name })}` : '/search';
  return (
    <Note className="mb-6">
      <p>
        {plan.earliest === null
          ? `New guests start with a video call, and ${name} has none free to book online at the moment.`
          : `${name} is fully booked as far ahead as it takes bookings.`}{' '}
        Full days in the calendar have a Cancellation List.
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <TextLink asChild standalone>
            <a href={`tel:${dialable(phone)}`}>Ring {phone}</a>
          </TextLink>
        )}
        <TextLink asChild standalone>
          <Link to={search}>See similar shops</Link>
        </TextLink>
      </p>
    </Note>
  );
}
