import { Button, InCartMark } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { focusMarks, wantLineFocus } from './cart-focus.ts';
import { useCart } from './use-cart.ts';

interface AddButtonProps {
  businessId: number;
  service: { id: number; service_name: string };
  /** How many dates in a row, for a repeated class. */
  qty?: number;
  look?: 'service' | 'class';
}

/** Puts a service into the cart; once it is there the button is gone. */
export function AddButton({ businessId, service, qty = 1, look = 'service' }: AddButtonProps) {
  // Asked here and not for the whole page, which would then render again with every press.
  const cart = useCart(businessId);
  const item = { __typename: 'ServicePricing', id: service.id } as const;
  return (
    <span {...focusMarks.offer(item)} tabIndex={-1} className="inline-flex rounded-sm">
      {cart.has(item) ? (
        <InCartMark />
      ) : (
        <Button
          variant={look === 'class' ? 'add-plum' : 'add'}
          size="sm"
          aria-label={`Add ${service.service_name} to the cart`}
          onClick={() => {
            wantLineFocus(item);
            cart.add({ ...item, qty, date: null, time: null });
          }}
        >
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </span>
  );
}
