import { Button } from '@thyme/ui';
import { CalendarPlus, MessageCircle, Navigation, ReceiptText, RotateCcw, Video } from 'lucide-react';
import { Link } from 'react-router';
import { directionsTo } from '../../../lib/view/maps.ts';
import type { Appointment } from './use-appointments.ts';

interface AppointmentActionsProps {
  appointment: Appointment;
  /** The guest's name, as the call shows it. */
  profileName: string;
  /** Puts the same services into the cart again; null where it cannot be done. */
  bookAgain: (() => void) | null;
}

/** The actions for an appointment. */
export function AppointmentActions({ appointment, profileName, bookAgain }: AppointmentActionsProps) {
  const {
    id,
    sale_id: sale,
    room_id: room,
    user_id: user,
    business_info: shop,
    upcoming,
    calendar_file: file,
  } = appointment;
  return (
    <div className="flex flex-wrap gap-2 md:gap-3 max-md:[&>*]:flex-1">
      {room && (
        <Button asChild className="max-md:order-first max-md:basis-full">
          <Link to={`/video-vetting/${room}/${user}/${encodeURIComponent(profileName)}`}>
            <Video aria-hidden="true" /> Consultation Video Call
          </Link>
        </Button>
      )}
      {upcoming && shop && (
        <Button variant="secondary" asChild>
          <a href={directionsTo(shop)} target="_blank" rel="noreferrer">
            <Navigation aria-hidden="true" /> Directions
          </a>
        </Button>
      )}
      {shop && (
        <Button variant="secondary" asChild>
          <Link to={`/profile/messages?shop=${shop.slug}&appointment=${id}`}>
            <MessageCircle aria-hidden="true" /> Message
          </Link>
        </Button>
      )}
      {sale !== null && (
        <Button variant="secondary" asChild>
          <Link to={`/invoice/${sale}/${id}`}>
            <ReceiptText aria-hidden="true" /> Show Invoice
          </Link>
        </Button>
      )}
      {upcoming && (
        <Button variant="secondary" asChild>
          <a href={file} download>
            <CalendarPlus aria-hidden="true" /> Add to calendar
          </a>
        </Button>
      )}
      {!upcoming && bookAgain && (
        <Button variant="secondary" onClick={bookAgain}>
          <RotateCcw aria-hidden="true" /> Book again
        </Button>
      )}
    </div>
  );
}
