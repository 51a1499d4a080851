import { useLocation } from 'react-router';
import { FloorCalendar } from '../features/bookings/floor-calendar.tsx';
import { StartLoading, StartPage } from '../features/onboarding/start/start-page.tsx';
import { useStart } from '../features/onboarding/start/use-start.ts';
import { GapOffer } from '../features/waiting-list/gap-offer.tsx';
import { WaitingList } from '../features/waiting-list/waiting-list.tsx';
import { useDesk } from '../lib/desk.ts';

export const meta = () => [{ title: 'Calendar – Thyme for business' }];

/** The calendar. The owner of a shop that has just opened sees the start page instead, unless the URL has parameters. */
export default function Calendar() {
  const { isOwner, rights } = useDesk();
  const { search } = useLocation();
  const mayBegin = isOwner && search === '';
  const { start, isUnknown } = useStart(mayBegin);
  if (start) return <StartPage data={start} />;
  if (isUnknown) return <StartLoading />;
  // The waiting list may include guests of everyone, so staff with only their own calendar don't see it.
  if (rights.calendar === 'own') return <FloorCalendar />;
  return <FloorCalendar aside={<WaitingList />} gap={(gap) => <GapOffer gap={gap} />} />;
}
