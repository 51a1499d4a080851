import { BasketDrawing } from '@thyme/ui/feedback/drawings.tsx';
import { count } from '../../../lib/format.ts';
import { CartContents, type CartContentsProps } from './cart-contents.tsx';

/** The cart as it stands beside the page. */
export function CartPanel(props: CartContentsProps) {
  const { lines } = props.priced;
  return (
    <section aria-labelledby="my-cart" className="rounded-lg border border-line bg-card p-6 shadow-soft max-lg:hidden">
      <div className="mb-1 flex items-baseline justify-between">
        <h2 id="my-cart" className="display-28">
          My Cart
        </h2>
        {lines.length > 0 && <span className="text-ink-soft figures">{count(lines.length, 'item')}</span>}
      </div>
      {lines.length > 0 ? <CartContents {...props} /> : <EmptyCart />}
    </section>
  );
}

function EmptyCart() {
  return (
    <div className="flex items-center gap-4 pt-2">
      <div className="w-20 flex-none [&>svg]:h-auto [&>svg]:w-full">
        <BasketDrawing />
      </div>
      <p className="text-ink-soft">Nothing in it yet. Add what you would like, then choose a time for all of it.</p>
    </div>
  );
}
