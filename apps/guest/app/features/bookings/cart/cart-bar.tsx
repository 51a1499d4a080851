import { formatMinutes } from '@thyme/domain/time';
import { count, money } from '@thyme/site/format.ts';
import { Button } from '@thyme/ui';
import { ArrowRight, ChevronUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.ts';
import type { CartContentsProps } from './cart-contents.tsx';
import { focusMarks } from './cart-focus.ts';

const CartSheet = lazyPart(() => import('./cart-sheet.tsx'));

/** On phones the cart is a bar at the bottom, which opens as a sheet. */
export function CartBar(props: CartContentsProps) {
  const [open, setOpen] = useState(false);
  const { lines, quote, minutes } = props.priced;
  if (!quote) return null;
  const facts = [count(lines.length, 'item'), minutes > 0 && formatMinutes(minutes)].filter(Boolean).join(' · ');
  return (
    <>
      {/* Keeps the end of the page clear of the bar. */}
      <div aria-hidden="true" className="h-21 lg:hidden" />
      <section
        aria-label="My Cart"
        className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-card px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-lift lg:hidden"
      >
        <button
          type="button"
          {...focusMarks.bar}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="grid min-h-13 flex-1 content-center text-left leading-tight"
        >
          <span className="flex items-center gap-1.5 display-22 figures">
            <span className="sr-only">Open the cart, </span>
            {money(quote.total / 100, props.country)} <ChevronUp aria-hidden="true" className="size-5" />
          </span>
          <span className="text-sm text-ink-soft figures">{facts}</span>
        </button>
        <Button
          {...focusMarks.opener}
          variant="clay"
          className="min-h-13! min-w-33"
          onClick={props.onNext}
          busy={(props.opening ?? false) && !open}
        >
          Next <ArrowRight aria-hidden="true" />
        </Button>
      </section>
      {open && (
        <Suspense>
          <CartSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
