import { CalendarsPage } from '../features/calendars/calendars-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Calendars – Thyme for business' }];

export default function Calendars() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <CalendarsPage head={<PageHead title="Calendars" />} />
    </div>
  );
}
