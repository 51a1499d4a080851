import { BasketDrawing } from '@thyme/ui/feedback/drawings.tsx';
import type { ReactNode } from 'react';

/** The card around the cart, beside the page. */
export function CartCard({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <section
      data-toast-beside=""
      aria-labelledby="my-cart"
      className="rounded-lg border border-line bg-card p-6 shadow-soft max-lg:hidden"
    >
      <div className="mb-1 flex items-baseline justify-between">
        <h2 id="my-cart" className="display-28">
          My Cart
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

export function EmptyCart() {
  return (
    <CartCard>
      <div className="flex items-center gap-4 pt-2">
        <div className="w-20 flex-none [&>svg]:h-auto [&>svg]:w-full">
          <BasketDrawing />
        </div>
        <p className="text-ink-soft">It’s empty. Add what you’d like, then choose a time.</p>
      </div>
    </CartCard>
  );
}
