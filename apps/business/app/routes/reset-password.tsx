import { useNavigate, useParams } from 'react-router';
import { Door } from '../features/accounts/door.tsx';
import { DeskResetPasswordForm } from '../features/accounts/password-forms.tsx';
import { forgetSession, LOGIN_PATH } from '../lib/session.ts';

// The address holds a secret, which no other site shall hear about.
export const meta = () => [
  { title: 'Choose a new password – Thyme for business' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Door title="Choose a new password" lead="Use the email of your desk. The link works once.">
      <DeskResetPasswordForm
        token={token}
        onDone={() => {
          // Every session has ended with the old password, one that is open here too.
          forgetSession();
          void navigate(LOGIN_PATH, { replace: true });
        }}
      />
    </Door>
  );
}
