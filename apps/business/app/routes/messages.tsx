import { useParams } from 'react-router';
import { ConversationsPage } from '../features/conversations/conversations-page.tsx';
import { NewMessage } from '../features/conversations/new-message.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Messages – Thyme for business' }];

export default function Messages() {
  const guest = Number(useParams().guest);
  return (
    <div className="px-4 pb-6 md:px-7">
      <PageHead title="Messages">
        <NewMessage />
      </PageHead>
      <ConversationsPage guest={Number.isInteger(guest) && guest > 0 ? guest : null} />
    </div>
  );
}
