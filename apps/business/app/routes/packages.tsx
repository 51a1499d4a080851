import { PackagesPage } from '../features/vouchers/packages/packages-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Packages – Thyme for business' }];

export default function Packages() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PackagesPage
          head={(note, actions) => (
            <PageHead title="Packages" note={note}>
              {actions}
            </PageHead>
          )}
        />
      </OwnerOnly>
    </div>
  );
}
