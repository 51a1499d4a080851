import { useParams, useSearchParams } from 'react-router';
import { CampaignsPage } from '../features/campaigns/campaigns-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Campaigns – Thyme for business' }];

export default function Campaigns() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <CampaignsPage
          open={id}
          from={from === null ? null : Number(from)}
          head={(title, actions) => <PageHead title={title}>{actions}</PageHead>}
        />
      </OwnerOnly>
    </div>
  );
}
