import { Card } from '@thyme/ui';
import { useNavigate } from 'react-router';
import { WithCredentials } from '../features/accounts/profile/own-profile.tsx';
import { UpdateEmail } from '../features/accounts/security/update-email.tsx';
import { describePage } from '../lib/page/meta.ts';
import { leaveFor } from '../lib/session/log-out.ts';
import type { Route } from './+types/update-email.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Update Email',
    description: 'Change the email of your account.',
    path: '/profile/update-email',
    hidden: true,
  });
}

export default function UpdateEmailPage() {
  const navigate = useNavigate();
  return (
    <WithCredentials>
      {({ email }) => (
        <>
          <h1 className="display-48">Update Email</h1>
          <Card className="mt-7 max-w-140 p-5 md:p-7">
            <UpdateEmail email={email ?? ''} onDone={() => void leaveFor(() => navigate('/login'))} />
          </Card>
        </>
      )}
    </WithCredentials>
  );
}
