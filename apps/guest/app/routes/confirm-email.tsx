import { describePage } from '../lib/page/meta.ts';
import { ConfirmEmailPage } from '../pages/account/confirm-email-page.tsx';
import type { Route } from './+types/confirm-email.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...describePage(matches, {
      title: 'Confirm your email',
      description: 'Confirm the email address of your account.',
      path: '/confirm-email',
      hidden: true,
    }),
    // The URL contains a secret, which must not leak to other sites.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmEmail({ params }: Route.ComponentProps) {
  return <ConfirmEmailPage token={params.token} />;
}
