import { FormsPage } from '../features/forms/forms-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Forms – Thyme for business' }];

export default function Forms() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <FormsPage head={(actions) => <PageHead title="Forms">{actions}</PageHead>} />
      </OwnerOnly>
    </div>
  );
}
