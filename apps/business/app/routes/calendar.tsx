import { FloorCalendar } from '../features/bookings/floor-calendar.tsx';
import { GapOffer } from '../features/waiting-list/gap-offer.tsx';
import { WaitingList } from '../features/waiting-list/waiting-list.tsx';

export const meta = () => [{ title: 'Calendar – Thyme for business' }];

export default function Calendar() {
  return <FloorCalendar aside={<WaitingList />} gap={(gap) => <GapOffer gap={gap} />} />;
}
