import { Check } from 'lucide-react';

/** Replaces the Add button of an item that is in the cart. */
export function InCartMark({ children = 'In cart' }: { children?: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-thyme-700">
      <span className="grid size-5.5 place-items-center rounded-full bg-thyme-700 text-white">
        <Check className="size-3.5 stroke-[2.5]" aria-hidden="true" />
      </span>
      {children}
    </span>
  );
}
