import { Note, TextLink } from '@thyme/ui';
import { ArrowUpRight, Info } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { AFTER_LOGIN, CODE_LOGIN } from '../../features/accounts/guards.ts';
import { ProviderChoice } from '../../features/accounts/social/provider-choice.tsx';
import { useProviders } from '../../features/accounts/social/use-providers.ts';
import { useBusinessHref } from '../../shell/header/login-menu.tsx';

export function GuestLoginPage() {
  const navigate = useNavigate();
  const message = useSearchParams()[0].get('message');
  const business = useBusinessHref();
  const social = useProviders({
    onDone: () => void navigate(AFTER_LOGIN),
    onUnknown: (person) => void navigate('/social-registration', { state: person }),
  });
  return (
    <AuthPage
      title="Log in to your bookings"
      lead="Your appointments, vouchers and favourite places, all in one spot."
      before={
        message && (
          <Note tone="warn" icon={<Info aria-hidden="true" />} announce className="mb-7 [overflow-wrap:anywhere]">
            {message}
          </Note>
        )
      }
    >
      <ProviderChoice
        social={social}
        email={(look) => <Link to="/login" {...look} />}
        code={(look) => <Link to={CODE_LOGIN} {...look} />}
      />
      <p className="flex items-center gap-2">
        New here?{' '}
        <TextLink asChild standalone>
          <Link to="/signup">Sign up</Link>
        </TextLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-1 border-t border-line pt-3 text-ink-soft">
        Own a business?
        <TextLink href={business} standalone>
          Log in on the business site <ArrowUpRight aria-hidden="true" className="size-4!" />
        </TextLink>
      </p>
    </AuthPage>
  );
}
