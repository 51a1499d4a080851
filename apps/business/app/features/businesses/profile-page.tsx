import { useQuery } from '@tanstack/react-query';
import { DeskProfileDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { PageCard } from './page-card.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PayoutCard, TermsForm } from './terms-form.tsx';

export function ProfilePage() {
  const { business, rights } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'profile'),
    queryFn: async () => (await run(DeskProfileDocument, { business: business.id })).desk_shop,
  });
  useHashTarget(data !== undefined);
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-5">
        <ProfileForm profile={data} />
        <PicturesCard profile={data} />
      </div>
      <div className="grid gap-5">
        <PageCard />
        <TermsForm profile={data} />
        {rights.seesMoney && <PayoutCard />}
      </div>
    </div>
  );
}
