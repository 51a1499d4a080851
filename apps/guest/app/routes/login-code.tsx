import { sendGuestsAway } from '../features/accounts/guards.ts';
import { describePage } from '../lib/page/meta.ts';
import { CodeLoginPage } from '../pages/login/code-login-page.tsx';
import type { Route } from './+types/login-code.ts';

export const loader = () => null;
export const clientLoader = () => sendGuestsAway();
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Continue with a code',
    description: 'Log in or create an account with a code by email, without a password.',
    path: '/login/code',
    hidden: true,
  });
}

export default CodeLoginPage;
