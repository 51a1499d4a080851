import { useQuery } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Spinner } from '@thyme/ui';
import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router';
import { startChosenPlan } from '../features/onboarding/start-plan.ts';
import { Wizard } from '../features/onboarding/wizard.tsx';
import { DeskMeDocument } from '../generated/graphql.ts';
import { keepPlan } from '../lib/chosen-plan.ts';
import { deskMeKey } from '../lib/desk.ts';
import { run } from '../lib/graphql/client.ts';
import { storedToken } from '../lib/session.ts';
import { keys, write } from '../lib/storage.ts';

export const meta = () => [{ title: 'Open your shop – Thyme for business' }];

/** Stores the plan chosen on the price list, so that it survives a reload. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  keepPlan(new URL(request.url).searchParams);
  return null;
}

export default function SignUp() {
  return (
    <Queries>
      <Beginning />
    </Queries>
  );
}

function Beginning() {
  const navigate = useNavigate();
  const isKnown = storedToken() !== '';
  const { data, isError } = useQuery({
    queryKey: deskMeKey,
    queryFn: () => run(DeskMeDocument, {}, { silent: true }),
    enabled: isKnown,
    retry: false,
  });
  if (isKnown && !data && !isError)
    return (
      <main className="grid min-h-dvh place-content-center">
        <Spinner />
      </main>
    );
  const begun = data?.desk_me.businesses.find(({ has_opened, role }) => !has_opened && role === 'owner');
  return (
    <Wizard
      begun={begun?.id ?? null}
      onOpen={(id) => {
        write(keys.business, String(id));
        void startChosenPlan(id);
        void navigate('/', { replace: true });
      }}
    />
  );
}
