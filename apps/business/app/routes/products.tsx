import { ProductsPage } from '../features/products/products-page.tsx';
import { OwnerOnly } from '../lib/changes/owner-only.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Products – Thyme for business' }];

export default function Products() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <OwnerOnly>
        <ProductsPage
          head={(note, actions) => (
            <PageHead title="Products" note={note}>
              {actions}
            </PageHead>
          )}
        />
      </OwnerOnly>
    </div>
  );
}
