import { Button, InCartMark } from '@thyme/ui';
import { Plus } from 'lucide-react';
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
  // Asked here and not for the whole page, which would be made anew with every press.
  const cart = useCart(businessId);
  if (cart.has({ __typename: 'ServicePricing', id: service.id })) return <InCartMark />;
  return (
    <Button
      variant={look === 'class' ? 'add-plum' : 'add'}
      size="sm"
      aria-label={`Add ${service.service_name} to the cart`}
      onClick={() => cart.add({ __typename: 'ServicePricing', id: service.id, qty, date: null, time: null })}
    >
      <Plus aria-hidden="true" /> Add
    </Button>
  );
}
