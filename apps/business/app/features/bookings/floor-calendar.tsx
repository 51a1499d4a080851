import { Button, ErrorState, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import { useWide } from '../../lib/use-wide.ts';
import { AppointmentPanel } from './appointment-panel.tsx';
import { dayColumns, shownChairs, weekColumns } from './calendar-columns.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { shownHours } from './calendar-layout.ts';
import { ChairChoice } from './chair-choice.tsx';
import type { Calendar } from './operations.ts';
import { useCalendar } from './use-calendar.ts';
import { useView } from './use-view.ts';
import { WaitingBanner } from './waiting-banner.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** The floor of the shop: who sits where, when, and who waits for a word. */
export function FloorCalendar({ aside }: { aside?: ReactNode }) {
  const navigation = useView();
  const { view, linkTo, look } = navigation;
  const { data: calendar, isError, refetch, isPlaceholderData } = useCalendar(view.days);
  const { now, today } = useShopNow();
  const isWide = useWide();
  const open = (appointmentId: number) => linkTo({ appt: appointmentId });
  const close = () => look({ appt: null });
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col md:h-dvh">
      <CalendarHead navigation={navigation} calendar={calendar} today={today}>
        {!isWide && calendar && <WaitingBanner questions={calendar.to_answer} {...{ now, linkTo: open }} />}
        {calendar && <ChairChoice chairs={shownChairs(calendar)} navigation={navigation} />}
      </CalendarHead>
      <div className={clsx('flex min-h-0 flex-1', isPlaceholderData && 'opacity-60')}>
        {calendar ? (
          <Floor calendar={calendar} navigation={navigation} open={open} />
        ) : (
          <Unready isError={isError} again={() => void refetch()} />
        )}
        {isWide && (
          <aside
            aria-label={view.appointmentId ? 'Appointment' : 'At a glance'}
            className={clsx(
              'thin-scroll flex-none overflow-y-auto border-l border-line',
              view.appointmentId ? 'w-110 bg-card' : 'w-84 bg-paper p-5',
            )}
          >
            {view.appointmentId ? (
              <AppointmentPanel key={view.appointmentId} id={view.appointmentId} onClose={close} />
            ) : (
              <div className="grid gap-8">
                {calendar && <WaitingPanel questions={calendar.to_answer} {...{ now, linkTo: open }} />}
                {aside}
              </div>
            )}
          </aside>
        )}
      </div>
      {!isWide && view.appointmentId && (
        <AppointmentPanel key={view.appointmentId} id={view.appointmentId} onClose={close} inSheet />
      )}
    </div>
  );
}

interface FloorProps {
  calendar: Calendar;
  navigation: ReturnType<typeof useView>;
  open: (appointmentId: number) => string;
}

function Floor({ calendar, navigation: { view }, open }: FloorProps) {
  const { wall, now } = useShopNow();
  const money = useMoney();
  const all =
    view.kind === 'day' ? dayColumns(calendar, view.date, wall) : weekColumns(calendar, view.chairId, wall, money);
  const hours = shownHours(
    all.flatMap((column) => column.open),
    all.flatMap((column) => column.entries),
  );
  const shared = { hours, nowWall: wall, now, openId: view.appointmentId, linkTo: open };
  if (view.kind === 'week') return <CalendarGrid columns={all} {...shared} place={`week ${view.days.from}`} />;
  // A phone has room for one chair; wider screens for all of them.
  const one = all.find(({ key }) => key === String(view.chairId)) ?? all[0];
  const place = `day ${view.date}`;
  return (
    <>
      <div className="flex min-w-0 flex-1 md:hidden">
        {one && <CalendarGrid columns={[one]} {...shared} place={place} hideHead />}
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
        <ErrorState title="The calendar could not be loaded" action={<Button onClick={again}>Try again</Button>}>
          Nothing is lost: your bookings are as they were.
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
