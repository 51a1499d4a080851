import { useNavigate, useParams } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { DeskResetPasswordForm } from '../features/accounts/password-forms.tsx';
import { forgetSession, LOGIN_PATH } from '../lib/session.ts';

// The URL contains a secret, so no referrer is sent to other sites.
export const meta = () => [
  { title: 'Choose a new password – Thyme for business' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AuthPage title="Choose a new password" lead="Use the email of your desk. The link works once.">
      <DeskResetPasswordForm
        token={token}
        onDone={() => {
          // A new password ends every session, including one in this browser.
          forgetSession();
          void navigate(LOGIN_PATH, { replace: true });
        }}
      />
    </AuthPage>
  );
}
