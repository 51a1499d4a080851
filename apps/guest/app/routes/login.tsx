import { sendGuestsAway } from '../features/accounts/guards.ts';
import { describePage } from '../lib/page/meta.ts';
import { LoginPage } from '../pages/login/login-page.tsx';
import type { Route } from './+types/login.ts';

/** Rendered for everyone; only the browser knows whether a guest is logged in. */
export const loader = () => null;

export const clientLoader = () => sendGuestsAway();

clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Log in with email',
    description: 'Log in to Thyme with your email and password to see or change your bookings.',
    path: '/login',
    hidden: true,
  });
}

export default LoginPage;
