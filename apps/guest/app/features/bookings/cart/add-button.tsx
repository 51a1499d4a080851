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

const PLAIN_FORM = 'book-plain';

/** Without JavaScript an Add button submits this form, which leads to the service's own page. Rendered once by the shop. */
export function PlainBooking({ shop }: { shop: string }) {
  return <form id={PLAIN_FORM} action={`/${shop}/book`} method="get" hidden />;
}

/** Pressed before hydration, the button waits for its handler instead. */
export const withoutScript = (service: number) =>
  ({ type: 'submit', form: PLAIN_FORM, name: 'service', value: service, 'data-replay': true }) as const;

/** Puts a service into the cart; once it is there the button is gone. */
export function AddButton({ businessId, service, qty = 1, look = 'service' }: AddButtonProps) {
  // Subscribed here rather than in the page, which would otherwise re-render with every press.
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
          {...withoutScript(service.id)}
          onClick={(event) => {
            event.preventDefault();
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
