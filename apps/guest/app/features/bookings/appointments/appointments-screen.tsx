import { useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, SegmentedControl, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { AppointmentDetail } from './appointment-detail.tsx';
import { AppointmentFilter } from './list/appointment-filter.tsx';
import { AppointmentList, AppointmentsSkeleton } from './list/appointment-list.tsx';
import { NothingBooked, NothingFound } from './list/nothing-booked.tsx';
import { useWanted } from './list/use-wanted.ts';
import type { RenderPicker } from './reschedule/reschedule-dialog.tsx';
import { REVIEW_HASH } from './review/review-hash.ts';
import { APPOINTMENTS_KEY, type Appointment, type Tab, useAppointment, useAppointments } from './use-appointments.ts';
import { type DialogRequest, useDialogs } from './use-dialogs.tsx';

interface AppointmentsScreenProps {
  profileName: string;
  picker: RenderPicker;
  /** Puts the services of an appointment into the cart again and opens it. */
  bookAgain: (appointment: Appointment) => void;
  /** The shop's forms on an appointment's page. */
  forms?: (appointment: Appointment) => ReactNode;
  /** Leaving a tip, on the page of an appointment that is over. */
  tip?: (appointment: Appointment) => ReactNode;
  /** Of a group: who has paid their part. */
  parts?: (appointment: Appointment) => ReactNode;
  /** Below the list: the waiting list requests. */
  beside?: ReactNode;
}

/** Upcoming and past appointments: the list and the chosen one side by side, one after the other on phones. */
export function AppointmentsScreen({
  profileName,
  picker,
  bookAgain,
  forms,
  tip,
  parts,
  beside,
}: AppointmentsScreenProps) {
  const wanted = useWanted();
  const asked = useAppointment(wanted.id);
  const tab = asked.data ? tabOf(asked.data) : wanted.tab;
  const list = useAppointments({ ...wanted, tab, isKnown: wanted.id === null || !asked.isPending });
  const tabChange = { tab: tab === 'past' ? 'past' : '' };
  const { open, dialogs } = useDialogs(picker);
  const counts = list.data?.counts;
  const first = list.data?.data[0]?.id ?? null;
  const filtered = wanted.keyword !== '' || wanted.dates !== '';
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display-48">My Appointments</h1>
        <SegmentedControl
          label="Which appointments"
          className="max-md:w-full"
          segments={[
            { value: 'upcoming', label: 'Upcoming', ...(counts ? { count: counts.upcoming } : {}) },
            { value: 'past', label: 'Past', ...(counts ? { count: counts.past } : {}) },
          ]}
          value={tab}
          onValueChange={(next) => wanted.change({ tab: next === 'past' ? 'past' : '', id: '' }, false)}
        />
      </div>
      {list.isPending && <AppointmentsSkeleton />}
      {list.isError && (
        <ErrorState
          level={2}
          title="We couldn’t load your appointments"
          action={<Button onClick={() => void list.refetch()}>Try again</Button>}
        >
          They’re all still booked. Check that you’re online and try again.
        </ErrorState>
      )}
      {list.data && list.data.data.length === 0 && !filtered && !asked.data && (
        <NothingBooked tab={tab} counts={list.data.counts} hrefOf={wanted.hrefOf} beside={beside} />
      )}
      {list.data && (list.data.data.length > 0 || filtered || asked.data) && (
        <div className="grid items-start gap-6 nav:grid-cols-[25rem_minmax(0,1fr)]">
          <div className={clsx('grid content-start gap-4', wanted.id !== null && 'max-nav:hidden')}>
            <AppointmentFilter
              keyword={wanted.keyword}
              from={wanted.from}
              to={wanted.to}
              onChange={(change) => wanted.change({ ...change, id: '' })}
            />
            {list.data.data.length === 0 && filtered && (
              <NothingFound onClear={() => wanted.change({ keyword: '', from: '', to: '' })} />
            )}
            <AppointmentList
              appointments={list.data.data}
              chosen={wanted.id ?? first}
              hrefOf={(id) => wanted.hrefOf({ ...tabChange, id: String(id) })}
              more={list.more}
              busy={list.isFetching}
            />
            {beside}
          </div>
          <div className={clsx('min-w-0 nav:sticky nav:top-24', wanted.id === null && 'max-nav:hidden')}>
            <Link
              to={wanted.hrefOf({ ...tabChange, id: '' })}
              className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline nav:hidden"
            >
              <ArrowLeft aria-hidden="true" /> All appointments
            </Link>
            <ChosenAppointment
              id={wanted.id ?? first}
              isChosen={wanted.id !== null}
              {...{ profileName, bookAgain, forms, tip, parts, open }}
            />
          </div>
        </div>
      )}
      {dialogs}
    </>
  );
}

/** An appointment decides the tab by itself: a link to one that was cancelled since still opens it. */
export const tabOf = ({ upcoming }: Pick<Appointment, 'upcoming'>): Tab => (upcoming ? 'upcoming' : 'past');

interface ChosenAppointmentProps
  extends Pick<AppointmentsScreenProps, 'profileName' | 'bookAgain' | 'forms' | 'tip' | 'parts'> {
  id: number | null;
  /** It was chosen, rather than being the first of the list. */
  isChosen: boolean;
  open: (request: DialogRequest) => void;
}

function ChosenAppointment({ id, isChosen, profileName, bookAgain, forms, tip, parts, open }: ChosenAppointmentProps) {
  const queries = useQueryClient();
  const { data: appointment, isPending, isError, refetch } = useAppointment(id);
  const loaded = appointment?.id ?? null;
  const { key: navigation, hash } = useLocation();

  // Following a link of the list moves the focus to the appointment, also when it is the one shown already: that
  // changes nothing but the key of the location.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus again
  useEffect(() => {
    if (!isChosen || loaded !== id) return;
    const review = hash === REVIEW_HASH ? document.getElementById(REVIEW_HASH.slice(1)) : null;
    review?.scrollIntoView({ block: 'center' });
    (review ?? document.getElementById('appointment-when'))?.focus({ preventScroll: true });
  }, [isChosen, loaded, id, navigation, hash]);

  if (id === null) return null;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the appointment">
        <Skeleton className="rounded-lg" height={640} />
      </SkeletonGroup>
    );
  }
  if (isError) {
    return (
      <ErrorState
        level={2}
        title="We couldn’t load this appointment"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        It’s still booked. Check that you’re online and try again.
      </ErrorState>
    );
  }
  if (!appointment) {
    return (
      <EmptyState level={2} title="We couldn’t find that appointment">
        Choose another one from the list.
      </EmptyState>
    );
  }
  const canRepeat =
    appointment.business_info?.published && appointment.appointment_detail.some((line) => line.still_sold);
  return (
    <AppointmentDetail
      key={`${appointment.id} ${appointment.version}`}
      appointment={appointment}
      profileName={profileName}
      bookAgain={canRepeat ? () => bookAgain(appointment) : null}
      forms={forms?.(appointment)}
      tip={tip?.(appointment)}
      parts={parts?.(appointment)}
      onCancel={() => open({ what: 'cancel', appointment })}
      onReschedule={() => open({ what: 'reschedule', appointment })}
      onStale={() => void queries.invalidateQueries({ queryKey: APPOINTMENTS_KEY })}
    />
  );
}
