import { formatDayTime, formatTime, wallOf } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { Badge, Button, Card, Note } from '@thyme/ui';
import { CalendarClock, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../lib/view/photo.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { distanceWords, longDay, paymentLabel, paymentTone } from './appointment-words.ts';
import { BookedLines } from './booked-lines.tsx';
import { CancelledNote } from './cancel/cancelled-note.tsx';
import { PolicySection } from './cancel/policy-section.tsx';
import { MoveQuestion } from './reschedule/move-question.tsx';
import { OwnReview } from './review/own-review.tsx';
import { RateUs } from './review/rate-us.tsx';
import type { Appointment } from './use-appointments.ts';

interface AppointmentDetailProps {
  appointment: Appointment;
  profileName: string;
  bookAgain: (() => void) | null;
  onCancel: () => void;
  onReschedule: () => void;
  onStale: () => void;
}

/** One appointment: when, where, what of it is paid, what cancelling costs, and all actions. */
export function AppointmentDetail(props: AppointmentDetailProps) {
  const { appointment, profileName, bookAgain, onCancel, onReschedule, onStale } = props;
  const { business_info: shop, can_cancel: canCancel, can_reschedule: canReschedule } = appointment;
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
        <div className="grid gap-6 p-5 md:p-8">
          <When appointment={appointment} />
          <AppointmentActions appointment={appointment} profileName={profileName} bookAgain={bookAgain} />
          <CallFirst appointment={appointment} />
          <CancelledNote appointment={appointment} />
          {appointment.move && (
            <Section
              title={appointment.can_accept ? `${shop?.name} would like another time` : 'You asked for another time'}
            >
              <MoveQuestion appointment={appointment} onReschedule={onReschedule} onCancel={onCancel} onEnd={onStale} />
            </Section>
          )}
          {appointment.can_rate && <RateUs appointmentId={appointment.id} shopName={shop?.name ?? ''} />}
          {appointment.review && <OwnReview review={appointment.review} />}
          <BookedLines appointment={appointment} />
          {canCancel && <PolicySection appointment={appointment} />}
          {appointment.note && (
            <Section title="Note from you">
              <p dir="auto" className="text-ink-soft whitespace-pre-wrap [overflow-wrap:anywhere]">
                {appointment.note}
              </p>
            </Section>
          )}
          {(canCancel || canReschedule) && (
            <div className="flex gap-3 border-t border-line pt-6 max-md:[&>*]:flex-1">
              {canReschedule && (
                <Button variant="secondary" onClick={onReschedule}>
                  <CalendarClock aria-hidden="true" /> Reschedule
                </Button>
              )}
              {canCancel && (
                <Button variant="danger-outline" onClick={onCancel}>
                  Cancel
                </Button>
              )}
            </div>
          )}
        </div>
      </article>
    </Card>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h3 className="mb-3 text-lg font-semibold text-balance">{title}</h3>
      {children}
    </section>
  );
}

/** The call that the shop requires before a first appointment. */
function CallFirst({ appointment: { kind, call, upcoming, business_info: shop } }: { appointment: Appointment }) {
  if (kind !== 'visit' || !upcoming || !call || call.ended) return null;
  return (
    <Note icon={<Video aria-hidden="true" />}>
      Before it, {shop?.name} would like to meet you: your video call is on{' '}
      <b className="font-semibold figures">{formatDayTime(call.date)}</b>, {shop?.zone_label}.
    </Note>
  );
}

function When({ appointment }: { appointment: Appointment }) {
  const { business_info: shop, end_date: end, status, payment_status: payment, upcoming, kind } = appointment;
  const date = upcoming ? appointment.next_date : appointment.date;
  const now = useNow(Math.floor(Date.now() / 1000));
  const nowWall = wallOf(shop?.zone ?? 'Europe/Dublin', now);
  const distance = upcoming ? distanceWords(date, nowWall) : null;
  return (
    <div>
      <p className="mb-2 flex flex-wrap gap-2">
        {status === 'Cancelled' || status === 'No Show' ? (
          <Badge>{status}</Badge>
        ) : (
          kind === 'visit' && <Badge tone={paymentTone(payment)}>{paymentLabel(payment)}</Badge>
        )}
        {status === 'Reschedule' && <Badge tone="plum">Reschedule</Badge>}
        {kind === 'consultation' && <Badge tone="plum">Video call</Badge>}
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
          <span className="mt-0.5 block text-ink-soft">{shop.location}</span>
        </p>
      )}
    </div>
  );
}
