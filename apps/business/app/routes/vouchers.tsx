import { VouchersPage } from '../features/vouchers/vouchers-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Vouchers – Thyme for business' }];

export default function Vouchers() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <VouchersPage
          head={(note, actions) => (
            <PageHead title="Vouchers" note={note}>
              {actions}
            </PageHead>
          )}
        />
      </OwnerOnly>
    </div>
  );
}
