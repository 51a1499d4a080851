import { useParams } from 'react-router';
import { TimeWish } from '../features/bookings/wishes/time-wish.tsx';
import { ConversationsPage } from '../features/conversations/conversations-page.tsx';
import { NewMessage } from '../features/conversations/new-message.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Messages – Thyme for business' }];

export default function Messages() {
  const id = Number(useParams().guest);
  const guest = Number.isInteger(id) && id > 0 ? id : null;
  return (
    <div className="px-4 pb-6 md:px-7">
      {/* On a phone an open conversation fills the screen. */}
      {guest !== null && <h1 className="sr-only nav:hidden">Messages</h1>}
      <div className={guest === null ? undefined : 'max-nav:hidden'}>
        <PageHead title="Messages">
          <NewMessage />
        </PageHead>
      </div>
      <ConversationsPage guest={guest} wish={(open) => <TimeWish {...open} />} />
    </div>
  );
}
