import { useLocation } from 'react-router';
import { FloorCalendar } from '../features/bookings/floor-calendar.tsx';
import { StartLoading, StartPage } from '../features/onboarding/start/start-page.tsx';
import { useStart } from '../features/onboarding/start/use-start.ts';
import { GapOffer } from '../features/waiting-list/gap-offer.tsx';
import { WaitingList } from '../features/waiting-list/waiting-list.tsx';
import { useDesk } from '../lib/desk.ts';

export const meta = () => [{ title: 'Calendar – Thyme for business' }];

/** The calendar; for the owner of a shop that has just opened, what is left to do. Any date in the address is the calendar. */
export default function Calendar() {
  const { isOwner, rights } = useDesk();
  const { search } = useLocation();
  const mayBegin = isOwner && search === '';
  const { start, isUnknown } = useStart(mayBegin);
  if (start) return <StartPage data={start} />;
  if (isUnknown) return <StartLoading />;
  // Whoever waits may be anybody's guest.
  if (rights.calendar === 'own') return <FloorCalendar />;
  return <FloorCalendar aside={<WaitingList />} gap={(gap) => <GapOffer gap={gap} />} />;
}
