import { redirect } from 'react-router';
import { describePage } from '../lib/page/meta.ts';
import { keys, read } from '../lib/session/storage.ts';
import { MessageLoginPage, messagesWith } from '../pages/login/message-login-page.tsx';
import type { Route } from './+types/login-message.ts';

export const loader = () => null;

/** The link on a shop's page: guests go straight on to the conversation. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (read(keys.guestToken)) throw redirect(messagesWith(params.shop));
  return null;
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Message a shop',
    description: 'Log in to write to a shop.',
    path: '/login/message',
    hidden: true,
  });
}

export default function MessageLogin({ params }: Route.ComponentProps) {
  return <MessageLoginPage shop={params.shop} />;
}
