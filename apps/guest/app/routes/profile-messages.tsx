import { useParams, useSearchParams } from 'react-router';
import { MessagesScreen } from '../features/conversations/messages-screen.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/profile-messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Messages',
    description: 'Your messages to and from shops.',
    path: '/profile/messages',
    hidden: true,
  });
}

export default function Messages() {
  const id = Number(useParams().id);
  const [address] = useSearchParams();
  const shop = address.get('shop');
  const appointment = Number(address.get('appointment')) || null;
  const wanted = Number.isInteger(id) && id > 0 ? { id } : shop ? { shop } : null;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="display-48">Messages</h1>
        <p className="text-ink-soft max-md:hidden">With the shops you’ve booked</p>
      </div>
      <MessagesScreen wanted={wanted} appointment={appointment} />
    </>
  );
}
