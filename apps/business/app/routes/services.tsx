import { MenuPage } from '../features/services/menu-page.tsx';
import { PriceList } from '../features/services/price-list.tsx';
import { useDesk } from '../lib/desk.ts';
import { mayChange } from '../lib/rights.ts';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Services – Thyme for business' }];

export default function Services() {
  const { rights } = useDesk();
  return (
    <div className="px-4 pb-10 md:px-7">
      {mayChange(rights, '/services') ? (
        <MenuPage
          head={(note, actions) => (
            <PageHead title="Services" note={note}>
              {actions}
            </PageHead>
          )}
        />
      ) : (
        <>
          <PageHead title="Services" note="Only the owner or a manager can change these." />
          <PriceList />
        </>
      )}
    </div>
  );
}
