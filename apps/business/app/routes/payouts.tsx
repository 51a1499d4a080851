import { Button } from '@thyme/ui';
import { Printer } from 'lucide-react';
import { PayoutsPage } from '../features/books/payouts/payouts-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Payouts – Thyme for business' }];

export default function Payouts() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Payouts">
          <Button size="sm" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print statement
          </Button>
        </PageHead>
        <PayoutsPage />
      </OwnerOnly>
    </div>
  );
}
