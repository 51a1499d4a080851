import { TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { DeskForgotPasswordForm } from '../features/accounts/password-forms.tsx';
import { LOGIN_PATH } from '../lib/session.ts';

export const meta = () => [{ title: 'Forgot your password? – Thyme for business' }];

export default function ForgotPassword() {
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us the email of your desk and we will send you a link to choose a new one."
    >
      <DeskForgotPasswordForm />
      <p className="mt-6">
        <TextLink asChild>
          <Link to={LOGIN_PATH}>Back to the login</Link>
        </TextLink>
      </p>
    </AuthPage>
  );
}
