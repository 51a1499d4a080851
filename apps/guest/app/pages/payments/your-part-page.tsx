import { Queries } from '@thyme/site/graphql/queries.tsx';
import { LoginFlow } from '../../features/accounts/login/login-flow.tsx';
import { LinkedPart } from '../../features/payments/part/linked-part.tsx';

/** One guest's part of a group, paid through the link that the guest who booked has sent. */
export function YourPartPage({ token }: { token: string }) {
  return (
    <Queries>
      <div className="mx-auto max-w-2xl px-4 py-8 md:py-12">
        <LinkedPart
          key={token}
          token={token}
          login={(onDone) => (
            <LoginFlow
              onDone={onDone}
              title="Who is paying?"
              lead="Log in, or use a code that we email you. The receipt and any refund go to you."
            />
          )}
        />
      </div>
    </Queries>
  );
}
