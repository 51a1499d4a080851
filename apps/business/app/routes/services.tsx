import { MenuPage } from '../features/services/menu-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Services – Thyme for business' }];

export default function Services() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <MenuPage
          head={(note, actions) => (
            <PageHead title="Services" note={note}>
              {actions}
            </PageHead>
          )}
        />
      </OwnerOnly>
    </div>
  );
}
