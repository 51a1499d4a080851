import { TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { Door } from '../features/accounts/door.tsx';
import { DeskForgotPasswordForm } from '../features/accounts/password-forms.tsx';
import { LOGIN_PATH } from '../lib/session.ts';

export const meta = () => [{ title: 'Forgot your password? – Thyme for business' }];

export default function ForgotPassword() {
  return (
    <Door title="Forgot your password?" lead="Enter your email and we’ll send you a link to choose a new one.">
      <DeskForgotPasswordForm />
      <p className="mt-6">
        <TextLink asChild>
          <Link to={LOGIN_PATH}>Back to log in</Link>
        </TextLink>
      </p>
    </Door>
  );
}
