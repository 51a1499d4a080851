import { MoveInPage } from '../features/imports/move-in-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Move your business to Thyme – Thyme for business' }];

export default function MoveIn() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <PageHead title="Move your business to Thyme" />
        <MoveInPage />
      </OwnerOnly>
    </div>
  );
}
