import { CheckDevices } from '@thyme/call/room/check-devices.tsx';
import { formatDayTime, formatTime, wallOf } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { Badge, Button, Card, Note } from '@thyme/ui';
import { CalendarClock, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../lib/view/photo.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { distanceWords, longDay, minutesOf, paymentMark, servicesLine } from './appointment-words.ts';
import { BookedLines } from './booked-lines.tsx';
import { CallBody } from './call/call-body.tsx';
import { CancelledNote } from './cancel/cancelled-note.tsx';
import { PolicySection } from './cancel/policy-section.tsx';
import { RefundPanel } from './cancel/refund-panel.tsx';
import { refundStateOf } from './cancel/refund-steps.ts';
import { GivenDates } from './given-dates.tsx';
import { DeclinedMove } from './reschedule/declined-move.tsx';
import { MoveQuestion } from './reschedule/move-question.tsx';
import { MovingNote } from './reschedule/moving-note.tsx';
import { OwnReview } from './review/own-review.tsx';
import { RateUs } from './review/rate-us.tsx';
import { Section } from './section.tsx';
import { Together } from './together.tsx';
import { TwoClocks } from './two-clocks.tsx';
import type { Appointment } from './use-appointments.ts';

interface AppointmentDetailProps {
  appointment: Appointment;
  profileName: string;
  bookAgain: (() => void) | null;
  onCancel: () => void;
  onReschedule: () => void;
  onStale: () => void;
  /** The shop's questions, with their answers. */
  forms?: ReactNode;
  /** Leaving a tip, or the fee of a missed appointment. */
  tip?: ReactNode;
  /** Of a group: who has paid their part. */
  parts?: ReactNode;
}

/** One appointment: when, where, what of it is paid, what cancelling costs, and all actions. */
export function AppointmentDetail(props: AppointmentDetailProps) {
  const { appointment, profileName, bookAgain, onCancel, onReschedule, onStale, forms, tip, parts } = props;
  const { business_info: shop, can_cancel: canCancel, can_reschedule: canReschedule, status, kind } = appointment;
  const isCall = kind === 'consultation';
  const isOff = status === 'Cancelled' || status === 'No Show';
  // An open proposal of another time has these actions itself.
  const isAsked = appointment.move !== null && appointment.can_accept;
  return (
    <Card look="raised" padding="none" className="overflow-hidden" asChild>
      <article aria-labelledby="appointment-when">
        {shop?.thumbnail_picture && (
          <div className="h-40 bg-sand md:h-52">
            <Photo
              photo={shop.thumbnail_picture}
              alt=""
              sizes="(min-width: 62rem) 776px, 100vw"
              className="size-full"
            />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 md:p-8">
          <When appointment={appointment} />
          {shop && appointment.upcoming && <TwoClocks wall={appointment.next_date} shop={shop} />}
          {isCall ? (
            <CallBody appointment={appointment} profileName={profileName} />
          ) : (
            <AppointmentActions appointment={appointment} profileName={profileName} bookAgain={bookAgain} />
          )}
          <CallFirst appointment={appointment} profileName={profileName} />
          <CancelledNote appointment={appointment} />
          {isOff && <RefundPanel appointment={appointment} />}
          {appointment.move && (
            <Section
              title={appointment.can_accept ? `${shop?.name} would like another time` : 'You asked for another time'}
            >
              <MoveQuestion appointment={appointment} onReschedule={onReschedule} onCancel={onCancel} onEnd={onStale} />
            </Section>
          )}
          <GivenDates appointment={appointment} />
          <DeclinedMove appointment={appointment} />
          <Together appointment={appointment} />
          {appointment.together.length > 0 && parts}
          {!isCall && !isOff && forms}
          {appointment.can_rate && <RateUs appointmentId={appointment.id} shopName={shop?.name ?? ''} />}
          {!isCall && !appointment.upcoming && tip}
          {appointment.review && <OwnReview review={appointment.review} />}
          {!isCall && !isOff && <BookedLines appointment={appointment} />}
          {!isCall && canCancel && <PolicySection appointment={appointment} />}
          {appointment.note_to_guest && (
            <Section title={`Note from ${shop?.name ?? 'the shop'}`}>
              <p dir="auto" className="text-ink-soft whitespace-pre-wrap [overflow-wrap:anywhere]">
                {appointment.note_to_guest}
              </p>
            </Section>
          )}
          {appointment.note && (
            <Section title="Note from you">
              <p dir="auto" className="text-ink-soft whitespace-pre-wrap [overflow-wrap:anywhere]">
                {appointment.note}
              </p>
            </Section>
          )}
          {!isAsked && (canCancel || canReschedule) && (
            <div className="flex flex-wrap gap-3 border-t border-line pt-6 max-md:[&>button]:flex-1">
              <MovingNote appointment={appointment} />
              {canReschedule && (
                <Button variant="secondary" onClick={onReschedule}>
                  <CalendarClock aria-hidden="true" /> {isCall ? 'Move the call' : 'Reschedule'}
                </Button>
              )}
              {canCancel && (
                <Button variant="danger-outline" onClick={onCancel}>
                  {isCall ? 'Cancel the call' : 'Cancel'}
                </Button>
              )}
            </div>
          )}
        </div>
      </article>
    </Card>
  );
}

/** The call that the shop requires before a first appointment. */
function CallFirst({ appointment, profileName }: { appointment: Appointment; profileName: string }) {
  const { kind, call, upcoming, business_info: shop } = appointment;
  if (kind !== 'visit' || !upcoming || !call) return null;
  if (call.ended)
    return (
      <Note icon={<Video aria-hidden="true" />}>
        You’ve had your video call with {shop?.name}, on{' '}
        <b className="font-semibold figures">{formatDayTime(call.date)}</b>, {shop?.zone_label}.
      </Note>
    );
  return (
    <Note icon={<Video aria-hidden="true" />}>
      {shop?.name} would like to meet you first: your video call is on{' '}
      <b className="font-semibold figures">{formatDayTime(call.date)}</b>, {shop?.zone_label}.
      <span className="mt-3 block">
        <CheckDevices ownName={profileName} size="sm" />
      </span>
    </Note>
  );
}

function When({ appointment }: { appointment: Appointment }) {
  const { business_info: shop, end_date: end, status, upcoming, kind } = appointment;
  const date = upcoming ? appointment.next_date : appointment.date;
  const now = useNow(Math.floor(Date.now() / 1000));
  const nowWall = wallOf(shop?.zone ?? 'Europe/Dublin', now);
  const distance = upcoming ? distanceWords(date, nowWall) : null;
  const payment = paymentMark(appointment);
  return (
    <div>
      <p className="mb-2 flex flex-wrap gap-2">
        {status === 'Cancelled' || status === 'No Show' ? (
          <Badge>{status}</Badge>
        ) : (
          kind === 'visit' && <Badge tone={payment.tone}>{payment.text}</Badge>
        )}
        {status === 'Reschedule' && <Badge tone="plum">Reschedule</Badge>}
        <RefundBadge appointment={appointment} />
        {kind === 'consultation' && <Badge tone="plum">Video call</Badge>}
        {kind === 'consultation' && appointment.total_amount === 0 && <Badge>Free</Badge>}
        {appointment.companion && <Badge tone="plum">For {appointment.companion}</Badge>}
        {distance && <Badge>{distance}</Badge>}
      </p>
      <h2 id="appointment-when" tabIndex={-1} className="display-36 outline-none">
        {longDay(date, nowWall)}
      </h2>
      <p className="text-lg">
        <b className="font-semibold figures">
          {formatTime(date)} – {formatTime(end)}
        </b>{' '}
        <span className="text-ink-soft">{shop?.zone_label}</span>
      </p>
      {shop && (
        <p className="mt-4 leading-snug">
          <b className="text-lg font-semibold">
            {shop.published ? (
              <Link to={`/${shop.slug}`} className="decoration-line hover:decoration-current">
                {shop.name}
              </Link>
            ) : (
              shop.name
            )}
          </b>
          <Where appointment={appointment} />
        </p>
      )}
    </div>
  );
}

/** The address, or the booked services once the appointment is cancelled or missed; nothing for a call. */
function Where({ appointment }: { appointment: Appointment }) {
  const { kind, status, appointment_detail: lines, business_info: shop } = appointment;
  if (kind === 'consultation') return null;
  const isOff = status === 'Cancelled' || status === 'No Show';
  const what = [servicesLine(lines.map((line) => line.service_pricing.service_name)), minutesOf(lines)];
  return <span className="mt-0.5 block text-ink-soft">{isOff ? what.filter(Boolean).join(', ') : shop?.location}</span>;
}

const refundBadges = {
  'on-its-way': { tone: 'green', words: 'Refund on its way' },
  done: { tone: 'green', words: 'Refunded' },
  failed: { tone: 'clay', words: 'Refund didn’t arrive' },
} as const;

function RefundBadge({ appointment: { status, refunds } }: { appointment: Appointment }) {
  if (refunds.length === 0 || (status !== 'Cancelled' && status !== 'No Show')) return null;
  const { tone, words } = refundBadges[refundStateOf(refunds)];
  return <Badge tone={tone}>{words}</Badge>;
}
