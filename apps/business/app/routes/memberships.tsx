import { MembershipsPage } from '../features/memberships/memberships-page.tsx';
import { GoodFor } from '../features/vouchers/good-for.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Memberships – Thyme for business' }];

export default function Memberships() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <MembershipsPage
          goodFor={(chosen, onChange, words) => (
            <GoodFor chosen={chosen} onChange={onChange} {...(words ? { words } : {})} />
          )}
          head={(note, actions) => (
            <PageHead title="Memberships" note={note}>
              {actions}
            </PageHead>
          )}
        />
      </OwnerOnly>
    </div>
  );
}
