import { describePage } from '../lib/page/meta.ts';
import { GuestLoginPage } from '../pages/login/guest-login-page.tsx';
import type { Route } from './+types/guest-login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Log in',
    description: 'Log in to Thyme to see your appointments, vouchers and favourite places.',
    path: '/guest-login',
    hidden: true,
  });
}

export default GuestLoginPage;
