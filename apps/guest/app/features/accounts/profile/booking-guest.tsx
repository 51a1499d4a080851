import { TextLink } from '@thyme/ui';
import { Skeleton, SkeletonGroup } from '@thyme/ui/feedback/skeleton.tsx';
import { type Ref, useState } from 'react';
import { BookingMobile, type GuestDetails } from './booking-mobile.tsx';
import { usePhoneWords } from './phone.ts';
import { useProfile } from './use-profile.ts';

export type { GuestDetails } from './booking-mobile.tsx';

/** Who is coming: the logged-in guest's own details, and a mobile number for the shop. */
export function BookingGuest({ ref }: { ref?: Ref<GuestDetails> }) {
  const { data: me, isError } = useProfile();
  const [isChanging, setChanging] = useState(false);
  const mobile = usePhoneWords(me?.mobile);
  return (
    <section aria-labelledby="booking-guest">
      <h3 id="booking-guest" className="mb-3 text-lg font-semibold">
        Your details
      </h3>
      {me ? (
        <>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,max-content)_auto] sm:justify-between">
            <Fact term="Name">
              {me.first_name} {me.last_name}
            </Fact>
            <Fact term="Email">{me.email}</Fact>
            {me.mobile && !isChanging && (
              <Fact term="Mobile">
                <span className="mr-3 figures">{mobile}</span>
                <TextLink asChild standalone className="-my-2.5">
                  <button type="button" aria-label="Change the mobile number" onClick={() => setChanging(true)}>
                    Change
                  </button>
                </TextLink>
              </Fact>
            )}
          </dl>
          {(!me.mobile || isChanging) && (
            <BookingMobile ref={ref} stored={me.mobile ?? null} onSaved={() => setChanging(false)} />
          )}
        </>
      ) : isError ? (
        <p className="text-ink-soft">We couldn’t load your details, but the booking will still be in your account.</p>
      ) : (
        <SkeletonGroup label="Your details">
          <Skeleton height={44} />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}
