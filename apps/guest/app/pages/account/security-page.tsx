import { Card, Skeleton, SkeletonGroup } from '@thyme/ui';
import { Navigate, useLocation } from 'react-router';
import { DeleteAccount } from '../../features/accounts/erasure/delete-account.tsx';
import { AFTER_LOGIN } from '../../features/accounts/guards.ts';
import { OwnProfile } from '../../features/accounts/profile/own-profile.tsx';
import { ActiveSessions } from '../../features/accounts/security/active-sessions.tsx';
import { DeleteSection } from '../../features/accounts/security/delete-section.tsx';
import { MailChoices } from '../../features/accounts/security/mail-choices.tsx';
import { OwnData } from '../../features/accounts/security/own-data.tsx';
import { type OpenSection, sectionAt } from '../../features/accounts/security/sections.ts';
import { SignInMethods } from '../../features/accounts/security/sign-in-methods.tsx';
import { PhoneChoices } from '../../features/messages/phone-choices.tsx';
import { ShopNews } from '../../features/messages/shop-news.tsx';
import { useSession } from '../../lib/session/session.ts';

const columns = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2';

/** Login, sessions, mails, data and deletion in one place. The specified addresses open their section of it. */
export function SecurityPage() {
  const open = sectionAt(useLocation().pathname);
  // After the last step of a deletion there is no account to show.
  const isLoggedIn = useSession() === 'guest';
  return (
    <>
      <h1 className="display-48">Security &amp; privacy</h1>
      <div className="mt-7 grid gap-6">
        {open === 'delete' && (
          <Card look="raised" padding="lg" asChild>
            <section aria-labelledby="delete-account">
              <h2 id="delete-account" className="display-28 mb-6">
                Delete my account
              </h2>
              <div className="max-w-200">
                <DeleteAccount />
              </div>
            </section>
          </Card>
        )}
        {isLoggedIn && <Cards open={open} />}
      </div>
    </>
  );
}

function Cards({ open }: { open: OpenSection | null }) {
  return (
    <OwnProfile skeleton={<SecuritySkeleton />}>
      {(profile) =>
        // A social login has no password and no email of ours to change.
        profile.social_login && (open === 'password' || open === 'email') ? (
          <Navigate to={AFTER_LOGIN} replace />
        ) : (
          <div className={columns}>
            <div className="grid gap-6">
              <SignInMethods profile={profile} open={open} />
              <MailChoices profile={profile} />
              <PhoneChoices />
              <ShopNews />
            </div>
            <div className="grid gap-6">
              <ActiveSessions hasPassword={profile.has_password} />
              {/* The steps of a deletion offer the data themselves. */}
              {open !== 'delete' && (
                <>
                  <OwnData profile={profile} />
                  <DeleteSection />
                </>
              )}
            </div>
          </div>
        )
      }
    </OwnProfile>
  );
}

/** The same height as the cards. */
function SecuritySkeleton() {
  return (
    <SkeletonGroup label="Loading your account">
      <div className={columns}>
        <div className="grid gap-6">
          <Skeleton className="rounded-lg" height={244} />
          <Skeleton className="rounded-lg" height={316} />
        </div>
        <div className="grid gap-6">
          <Skeleton className="rounded-lg" height={260} />
          <Skeleton className="rounded-lg" height={340} />
          <Skeleton className="rounded-lg" height={120} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
