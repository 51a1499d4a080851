import { RoomsPage } from '../features/availability/rooms/rooms-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Rooms and equipment – Thyme for business' }];

export default function Rooms() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <RoomsPage head={(actions) => <PageHead title="Rooms and equipment">{actions}</PageHead>} />
      </OwnerOnly>
    </div>
  );
}
