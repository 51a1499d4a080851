import { EmptyState } from '@thyme/ui';
import { clsx } from 'clsx';
import { useParams } from 'react-router';
import { AddGuest } from '../features/guests/add-guest.tsx';
import { GuestDetail } from '../features/guests/guest-detail.tsx';
import { GuestList } from '../features/guests/guest-list.tsx';
import { WaitingList } from '../features/waiting-list/waiting-list.tsx';
import { useDesk } from '../lib/desk.ts';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Guests – Thyme for business' }];

/** List and guest side by side; one at a time on a phone. */
export default function Guests() {
  const id = Number(useParams().id);
  const { rights } = useDesk();
  const openId = Number.isInteger(id) && id > 0 ? id : null;
  return (
    <div className="px-4 pb-10 md:px-7">
      <PageHead title="Guests">
        <AddGuest />
      </PageHead>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[25rem_1fr]">
        <div className={clsx(openId && 'hidden lg:block')}>
          <GuestList openId={openId} />
        </div>
        <div
          className={clsx(
            'min-w-0 content-start lg:rounded-md lg:border lg:border-line lg:bg-card lg:p-7',
            !openId && 'grid grid-cols-1 gap-10',
          )}
        >
          {openId ? (
            <GuestDetail key={openId} id={openId} />
          ) : (
            <>
              <EmptyState className="hidden lg:grid" level={2} title="Choose a guest">
                You’ll see their appointments and notes here.
              </EmptyState>
              {rights.calendar === 'all' && <WaitingList />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
