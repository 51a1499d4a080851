import { dateOfWall } from '@thyme/domain/time';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useWide } from '../../lib/use-wide.ts';
import { BlockPanel } from './adding/block-panel.tsx';
import { NewPanel } from './adding/new-panel.tsx';
import { AppointmentPanel } from './appointment/appointment-panel.tsx';
import { dayColumns, fillsOf, isChairless, shownChairs, weekColumns } from './calendar/calendar-columns.tsx';
import { CalendarGrid } from './calendar/calendar-grid.tsx';
import { CalendarHead } from './calendar/calendar-head.tsx';
import { shownHours } from './calendar/calendar-layout.ts';
import { ChairChoice } from './calendar/chair-choice.tsx';
import type { FreePlace, Gap } from './calendar/free-places.tsx';
import { MonthView } from './calendar/month/month-view.tsx';
import { PrintDay } from './calendar/print-day.tsx';
import { roomColumns } from './calendar/room-columns.tsx';
import { ShutDay } from './calendar/shut-day.tsx';
import { useArrivalDay } from './calendar/use-arrival-day.ts';
import { useCalendar } from './calendar/use-calendar.ts';
import { ELSEWHERE, type LinkTo, useView } from './calendar/use-view.ts';
import { ClassPanel } from './class-panel.tsx';
import { MovingProvider } from './moving/moving.tsx';
import type { Calendar, Entry } from './operations.ts';
import { SideFrame, useSideFrame } from './side-frame.tsx';
import { WaitingBanner } from './waiting-banner.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

interface FloorCalendarProps {
  /** Shown beside the day, below pending answers. */
  aside?: ReactNode;
  /** Rendered into each free stretch of a person's day. */
  gap?: (place: Gap) => ReactNode;
}

/** The calendar page: day, week or month, with pending answers and the open item beside it. */
export function FloorCalendar({ aside, gap }: FloorCalendarProps) {
  const navigation = useView();
  const { view, beside } = navigation;
  const { data: calendar, isError, refetch, isPlaceholderData } = useCalendar(view.days);
  const { now, today } = useShopNow();
  const isWide = useWide();
  const isMonth = view.kind === 'month';
  useArrivalDay(navigation);
  const open: LinkTo = (appt, starts) => beside({ appt, date: dateOfWall(starts) });
  const isBeside = [view.appointmentId, view.classId, view.blockId, view.adding].some((one) => one !== null);
  // A week and a month need the whole width; pending answers are then in the banner.
  const hasGlance = isWide && view.kind === 'day';
  const opened = isBeside ? besideKey(view) : null;
  const panel = useSideFrame(opened, !isWide);
  return (
    <MovingProvider calendar={calendar ?? null} onPropose={(appt) => navigation.open({ appt, propose: 1 })}>
      <div className="flex h-[calc(100dvh-4rem)] flex-col md:h-dvh print:h-auto">
        <CalendarHead
          {...{ navigation, today }}
          hasRooms={(calendar?.by_room.rooms.length ?? 0) > 0}
          chairs={calendar?.chairs ?? []}
        >
          {!(isWide && view.kind === 'day') && calendar && (
            <WaitingBanner questions={calendar.to_answer} {...{ now, linkTo: open }} />
          )}
          {calendar && <ChairChoice {...choicesOf(calendar, view)} navigation={navigation} />}
        </CalendarHead>
        {calendar && view.kind === 'day' && <PrintDay calendar={calendar} date={view.date} />}
        <div className="flex min-h-0 flex-1 print:hidden">
          <div className={clsx('flex min-w-0 flex-1', isPlaceholderData && !isMonth && 'opacity-60')}>
            {isMonth ? (
              <MonthView navigation={navigation} />
            ) : calendar ? (
              <Floor calendar={calendar} navigation={navigation} gap={gap} />
            ) : (
              <Unready isError={isError} again={() => void refetch()} />
            )}
          </div>
          {(isBeside || hasGlance) && (
            <SideFrame
              {...{ panel, opened }}
              isOver={!isWide}
              label={view.appointmentId ? 'Appointment' : isBeside ? 'In the calendar' : 'At a glance'}
              onClose={() => navigation.open({})}
            >
              {isBeside ? (
                calendar && <BesideCalendar {...{ navigation, calendar }} />
              ) : (
                <div className="grid gap-8">
                  {calendar && <WaitingPanel questions={calendar.to_answer} {...{ now, linkTo: open }} />}
                  {aside}
                </div>
              )}
            </SideFrame>
          )}
        </div>
      </div>
    </MovingProvider>
  );
}

/** Changes with the panel beside the calendar. */
const besideKey = ({ appointmentId, classId, blockId }: ReturnType<typeof useView>['view']) =>
  `${appointmentId} ${classId} ${blockId}`;

/** The columns that a phone chooses one from. */
function choicesOf(calendar: Calendar, { isByRoom, date }: ReturnType<typeof useView>['view']) {
  if (isByRoom)
    return {
      chairs: calendar.by_room.rooms.map(({ id, name, active }) => ({
        id,
        name,
        active,
        person: null,
        portrait: null,
      })),
      hasElsewhere: false,
      fills: new Map<number, number | null>(),
    };
  return {
    chairs: shownChairs(calendar),
    hasElsewhere: calendar.entries.some(isChairless),
    fills: fillsOf(calendar, date),
  };
}

interface BesideProps {
  calendar: Calendar;
  navigation: ReturnType<typeof useView>;
}

/** Shows one item beside the calendar: an appointment, a class, a block, or a new entry. */
function BesideCalendar({ calendar, navigation: { view, open, beside } }: BesideProps) {
  const { today } = useShopNow();
  const close = () => open({});
  if (view.adding) {
    const { at, chairId, guestId, againId } = view.adding;
    const [later = today] = [view.date, today].sort().slice(-1);
    const place = { at, chairId, date: at === null ? later : dateOfWall(at) };
    return (
      <NewPanel
        key={againId ?? guestId}
        {...{ place, guestId, againId, chairs: calendar.chairs }}
        onClose={close}
        onBooked={(appt, date) => open({ appt, date })}
        onBlocked={(date) => open({ date })}
      />
    );
  }
  if (view.blockId !== null) return <BlockPanel id={view.blockId} calendar={calendar} onClose={close} />;
  if (view.classId !== null)
    return <ClassPanel key={view.classId} id={view.classId} onClose={close} linkTo={(appt) => beside({ appt })} />;
  if (view.appointmentId === null) return null;
  return (
    <AppointmentPanel
      key={`${view.appointmentId}-${view.isProposing}`}
      id={view.appointmentId}
      chairs={calendar.chairs}
      startsProposing={view.isProposing}
      onClose={close}
    />
  );
}

interface FloorProps {
  calendar: Calendar;
  navigation: ReturnType<typeof useView>;
  gap: FloorCalendarProps['gap'];
}

function Floor({ calendar, navigation: { view, beside, open, look }, gap }: FloorProps) {
  const { wall, now } = useShopNow();
  const money = useMoney();
  const all =
    view.kind === 'week'
      ? weekColumns(calendar, view.chairId, wall, money)
      : view.isByRoom && calendar.by_room.rooms.length > 0
        ? roomColumns(calendar, view.date, wall)
        : dayColumns(calendar, view.date, wall);
  const hours = shownHours(
    all.flatMap((column) => column.open),
    all.flatMap((column) => column.entries),
  );
  const linkTo = ({ appt_id, schedule_id, block_id }: Entry) => {
    if (appt_id) return beside({ appt: appt_id });
    if (schedule_id) return beside({ class: schedule_id });
    return block_id ? beside({ block: block_id }) : null;
  };
  const onPick = ({ at, chairId }: FreePlace) =>
    open({ new: 1, at, on: chairId, guest: view.adding?.guestId ?? null, again: view.adding?.againId ?? null });
  const isOpen = ({ appt_id, schedule_id }: Entry) =>
    (view.appointmentId !== null && appt_id === view.appointmentId) ||
    (view.classId !== null && schedule_id === view.classId);
  const shared = { hours, nowWall: wall, now, isOpen, linkTo, onPick, gap: view.kind === 'day' ? gap : undefined };
  const isShut = view.kind === 'day' && all.every(({ shut, entries }) => shut !== null && entries.length === 0);
  if (isShut) return <ShutDay calendar={calendar} date={view.date} onGo={(date) => look({ date })} />;
  if (view.kind === 'week') return <CalendarGrid columns={all} {...shared} place={`week ${view.days.from}`} />;
  // A phone shows one chair; wider screens show all of them.
  const one = all.find(({ key }) => key === (view.isElsewhere ? ELSEWHERE : String(view.chairId))) ?? all[0];
  const place = `day ${view.date} ${view.isByRoom ? 'rooms' : ''}`;
  return (
    <>
      <div className="flex min-w-0 flex-1 md:hidden">
        {/* With a single room there is no choice that names it, so a heading does. */}
        {one && <CalendarGrid columns={[one]} {...shared} place={place} hideHead={!one.isRoom || all.length > 1} />}
      </div>
      <div className="hidden min-w-0 flex-1 md:flex">
        <CalendarGrid columns={all} {...shared} place={place} />
      </div>
    </>
  );
}

function Unready({ isError, again }: { isError: boolean; again: () => void }) {
  if (isError)
    return (
      <div className="grid flex-1 place-content-center">
        <ErrorState title="We couldn’t load the calendar" action={<Button onClick={again}>Try again</Button>}>
          Don’t worry, your bookings are safe.
        </ErrorState>
      </div>
    );
  return (
    <div className="flex-1 p-6">
      <SkeletonGroup label="Loading the calendar">
        <Skeleton className="h-[60vh] rounded-md" />
      </SkeletonGroup>
    </div>
  );
}
