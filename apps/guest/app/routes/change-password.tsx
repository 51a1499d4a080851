import { Card } from '@thyme/ui';
import { WithCredentials } from '../features/accounts/profile/own-profile.tsx';
import { ActiveSessions } from '../features/accounts/security/active-sessions.tsx';
import { ChangePasswordForm } from '../features/accounts/security/change-password-form.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/change-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Change Password',
    description: 'Change the password of your account.',
    path: '/profile/change-password',
    hidden: true,
  });
}

export default function ChangePassword() {
  return (
    <WithCredentials>
      {({ email, has_password: hasPassword }) => (
        <>
          <h1 className="display-48">{hasPassword ? 'Change Password' : 'Set a password'}</h1>
          <div className="mt-7 grid items-start gap-6 lg:grid-cols-2">
            <Card className="p-5 md:p-7">
              <ChangePasswordForm email={email ?? ''} hasPassword={hasPassword} />
            </Card>
            <Card className="p-5 md:p-7">
              <ActiveSessions />
            </Card>
          </div>
        </>
      )}
    </WithCredentials>
  );
}
