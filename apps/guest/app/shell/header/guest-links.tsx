import { CountBadge } from '@thyme/ui/display/badge.tsx';
import { MessageCircle } from 'lucide-react';
import { useUnreadMessages } from '../../lib/session/unread-messages.ts';
import { SiteLink } from '../site-link.tsx';
import { Bell } from './bell.tsx';

/** The links to messages and notifications, each with the number of unread ones. */
export default function GuestLinks() {
  const count = useUnreadMessages();
  return (
    <>
      <SiteLink
        to="/profile/messages"
        aria-label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
        className="relative grid size-11 place-items-center rounded-full max-[359px]:size-9 hover:bg-sand"
      >
        <MessageCircle aria-hidden="true" className="size-5.5" />
        <span aria-hidden="true" className="absolute top-0 left-5.5">
          <CountBadge count={count} />
        </span>
      </SiteLink>
      <Bell />
    </>
  );
}
