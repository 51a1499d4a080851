import { TimeOffPage } from '../features/people/time-off/time-off-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Time off – Thyme for business' }];

export default function TimeOff() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <TimeOffPage head={(actions) => <PageHead title="Time off">{actions}</PageHead>} />
    </div>
  );
}
