import { CheckDevices } from '@thyme/call/room/check-devices.tsx';
import { formatDayTime } from '@thyme/domain/time';
import { Avatar, Button } from '@thyme/ui';
import { CalendarPlus, ChevronRight, Headphones, MessageCircle, MessageCircleQuestion, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import { servicesLine } from '../appointment-words.ts';
import { Section } from '../section.tsx';
import { type Appointment, useAppointments } from '../use-appointments.ts';
import { JoinCall } from './join-call.tsx';

interface CallBodyProps {
  appointment: Appointment;
  profileName: string;
}

const hints = [
  { Icon: Sun, words: 'A quiet spot with light on your face' },
  { Icon: Headphones, words: 'Headphones, if it’s noisy around you' },
  { Icon: MessageCircleQuestion, words: 'Anything you’d like to ask' },
];

/** A video call: when the room opens, with whom, what it is for and what to have to hand. */
export function CallBody({ appointment, profileName }: CallBodyProps) {
  const { business_info: shop, call, upcoming, calendar_file: file } = appointment;
  if (!upcoming) return null;
  return (
    <>
      <JoinCall appointment={appointment} profileName={profileName} />
      <div className="flex flex-wrap gap-3 max-md:[&>*]:flex-1">
        <CheckDevices ownName={profileName} />
        <Button variant="secondary" asChild>
          <a href={file} download>
            <CalendarPlus aria-hidden="true" /> Add to calendar
          </a>
        </Button>
        {shop && (
          <Button variant="secondary" asChild>
            <Link to={`/profile/messages?shop=${shop.slug}&appointment=${appointment.id}`}>
              <MessageCircle aria-hidden="true" /> Message {call?.person?.split(' ')[0] ?? shop.name}
            </Link>
          </Button>
        )}
      </div>
      <Section title="You’ll be talking to">
        <p className="flex items-center gap-4 leading-snug">
          <Avatar name={call?.person ?? shop?.name ?? ''} size={48} />
          <span>
            <b className="block font-semibold">{call?.person ?? shop?.name}</b>
            {call?.person && <span className="text-ink-soft">{shop?.name}</span>}
          </span>
        </p>
      </Section>
      <Section title="What it’s for">
        <p className="text-pretty text-ink-soft">{shop?.name} asked for a short call before your next appointment.</p>
        <NextVisit businessId={appointment.business_id} />
      </Section>
      <Section title="Worth having to hand">
        <ul className="grid gap-2">
          {hints.map(({ Icon, words }) => (
            <li key={words} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-5 flex-none text-thyme-700" /> {words}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The appointment that the call comes before. */
function NextVisit({ businessId }: { businessId: number }) {
  const { data } = useAppointments({ tab: 'upcoming', keyword: '', dates: '' });
  const visit = data?.data.find(({ business_id: id, kind }) => id === businessId && kind === 'visit');
  if (!visit) return null;
  return (
    <Link
      to={`/profile/appointments?id=${visit.id}`}
      className="mt-3 flex min-h-14 items-center justify-between gap-4 rounded-md border border-line px-4 py-3 leading-snug no-underline hover:border-ink"
    >
      <span>
        <b className="block font-semibold">
          {servicesLine(visit.appointment_detail.map(({ service_pricing }) => service_pricing.service_name))}
        </b>
        <span className="text-ink-soft figures">
          {zoned(formatDayTime(visit.next_date), visit.business_info?.zone_label ?? '')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="flex-none" />
    </Link>
  );
}
