import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Skeleton, SkeletonGroup } from '@thyme/ui';
import { Suspense } from 'react';
import { LinkedPart } from '../../features/payments/part/linked-part.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';

/** Loaded only for a payer who is not logged in. */
const LoginFlow = lazyPart(async () => {
  const { LoginFlow: flow } = await import('../../features/accounts/login/login-flow.tsx');
  return { default: flow };
});

/** One guest's part of a group, paid through the link that the booking guest sent. */
export function YourPartPage({ token }: { token: string }) {
  return (
    <Queries>
      <div className="mx-auto max-w-2xl px-4 py-8 md:py-12">
        <LinkedPart
          key={token}
          token={token}
          login={(onDone) => (
            <Suspense fallback={<LoadingLogin />}>
              <LoginFlow
                onDone={onDone}
                title="Who is paying?"
                lead="Log in, or use a code that we email you. The receipt and any refund go to you."
              />
            </Suspense>
          )}
        />
      </div>
    </Queries>
  );
}

function LoadingLogin() {
  return (
    <SkeletonGroup label="Loading the login">
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
