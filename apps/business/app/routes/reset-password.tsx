import { SpentLinkWays, spentLinkWords } from '@thyme/site/accounts/spent-link.tsx';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router';
import { Door } from '../features/accounts/door.tsx';
import { DeskResetPasswordForm } from '../features/accounts/password-forms.tsx';
import { readResetLink } from '../features/accounts/reset-link.ts';
import { forgetSession, LOGIN_PATH } from '../lib/session.ts';

// The URL contains a secret, so it must not be sent as a referrer.
export const meta = () => [
  { title: 'Choose a new password – Thyme for business' },
  { name: 'referrer', content: 'no-referrer' },
];

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => readResetLink(params.token ?? '');

export default function ResetPassword() {
  const state = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  if (state !== 'open') {
    const isUsed = state === 'used';
    return (
      <Door {...spentLinkWords(isUsed)}>
        <SpentLinkWays isUsed={isUsed} loginPath={LOGIN_PATH} forgotPath="/forgot-password" />
      </Door>
    );
  }
  return (
    <Door title="Choose a new password" lead="Enter your account’s email. The link only works once.">
      <DeskResetPasswordForm
        token={token}
        onDone={() => {
          // The reset ended every session, including one in this browser.
          forgetSession();
          void navigate(LOGIN_PATH, { replace: true });
        }}
      />
    </Door>
  );
}
