import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Calendar – Thyme for business' }];

export default function Calendar() {
  return (
    <div className="px-4 md:px-7">
      <PageHead title="Calendar" />
    </div>
  );
}
