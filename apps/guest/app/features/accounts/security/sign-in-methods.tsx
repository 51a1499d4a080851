import { Button, Card } from '@thyme/ui';
import { KeyRound, Mail } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { leaveFor } from '../../../lib/session/log-out.ts';
import { Setting } from '../profile/profile-settings.tsx';
import type { Profile } from '../profile/use-profile.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SendConfirmation } from './confirm-email.tsx';
import { Opened } from './opened.tsx';
import { type OpenSection, SECURITY } from './sections.ts';
import { SocialLogins } from './social-logins.tsx';
import { UpdateEmail } from './update-email.tsx';

interface SignInMethodsProps {
  profile: Profile;
  open: OpenSection | null;
}

/** How the guest logs in: email and password, or a provider, which has both of its own. */
export function SignInMethods({ profile, open }: SignInMethodsProps) {
  const { has_password: hasPassword } = profile;
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="sign-in-methods">
        <h2 id="sign-in-methods" className="display-22 mb-4">
          How you log in
        </h2>
        <div className="divide-y divide-line">
          <EmailRow profile={profile} isOpen={open === 'email'} />
          {profile.social_login === null && (
            <Setting
              icon={<KeyRound aria-hidden="true" />}
              title={passwordTitle(hasPassword, open === 'password')}
              lead={
                hasPassword ? 'At least 8 characters, known only to you' : 'You log in with a code. Codes still work.'
              }
              control={
                <Toggle
                  to="/profile/change-password"
                  isOpen={open === 'password'}
                  words={hasPassword ? 'Change' : 'Set one'}
                  of="your password"
                />
              }
            >
              {open === 'password' && (
                <Opened>
                  <ChangePasswordForm email={profile.email ?? ''} hasPassword={hasPassword} />
                </Opened>
              )}
            </Setting>
          )}
          <SocialLogins profile={profile} />
        </div>
      </section>
    </Card>
  );
}

function passwordTitle(hasPassword: boolean, isOpen: boolean): string {
  if (!hasPassword) return 'Set a password';
  return isOpen ? 'Change Password' : 'Password';
}

function EmailRow({ profile, isOpen }: { profile: Profile; isOpen: boolean }) {
  const navigate = useNavigate();
  const { email, email_verified: isConfirmed, social_login: social } = profile;
  return (
    <Setting
      icon={<Mail aria-hidden="true" />}
      title={isOpen ? 'Update Email' : 'Email'}
      lead={
        <>
          <span className="[overflow-wrap:anywhere]">{email}</span>
          {isConfirmed ? ', confirmed' : ', not confirmed yet'}
        </>
      }
      control={
        social === null && <Toggle to="/profile/update-email" isOpen={isOpen} words="Change" of="your email address" />
      }
    >
      {isOpen ? (
        <Opened>
          <UpdateEmail email={email ?? ''} onDone={() => void leaveFor(() => navigate('/login'))} />
        </Opened>
      ) : (
        !isConfirmed && <SendConfirmation />
      )}
    </Setting>
  );
}

interface ToggleProps {
  to: string;
  isOpen: boolean;
  words: string;
  of: string;
}

/** A section has an address of its own, so that Back closes it. */
function Toggle({ to, isOpen, words, of }: ToggleProps) {
  return (
    <Button variant="secondary" size="sm" asChild>
      <Link to={isOpen ? SECURITY : to} preventScrollReset>
        {isOpen ? 'Close' : words} <span className="sr-only">{isOpen ? 'the form' : of}</span>
      </Link>
    </Button>
  );
}
