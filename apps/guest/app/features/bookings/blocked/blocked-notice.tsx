import { Ban } from 'lucide-react';
import { CartCard } from '../cart/empty-cart.tsx';

export interface BlockedShop {
  phone?: string | null | undefined;
}

const BLOCKED = 'You have been blocked by the business!';

function Words({ shop }: { shop: BlockedShop }) {
  return (
    <p>
      <b className="font-semibold">{BLOCKED}</b>{' '}
      <span className="text-ink-soft">
        You can’t book here online.
        {shop.phone && (
          <>
            {' '}
            A mistake? Ring{' '}
            <a className="whitespace-nowrap text-thyme-700 underline" href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>
              {shop.phone}
            </a>
          </>
        )}
      </span>
    </p>
  );
}

/** Replaces the empty cart; on phones a bar. One component for both, so that the page references it once. */
export default function BlockedNotice({ shop, isBar = false }: { shop: BlockedShop; isBar?: boolean }) {
  return isBar ? <BlockedBar shop={shop} /> : <BlockedCart shop={shop} />;
}

/** As tall as the empty cart. */
function BlockedCart({ shop }: { shop: BlockedShop }) {
  return (
    <CartCard>
      <div role="status" className="flex min-h-22 items-center gap-4 pt-2">
        <Ban aria-hidden="true" className="size-8 flex-none text-danger" />
        <Words shop={shop} />
      </div>
    </CartCard>
  );
}

/** On phones a bar over the end of the screen, where the cart would be: nothing on the page moves. */
function BlockedBar({ shop }: { shop: BlockedShop }) {
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      <div aria-hidden="true" className="h-21 lg:hidden" />
      <section
        aria-label="You can’t book here"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
      >
        <div role="status" className="flex min-h-13 items-center gap-3">
          <Ban aria-hidden="true" className="size-6 flex-none text-danger" />
          <Words shop={shop} />
        </div>
      </section>
    </>
  );
}
