import { MAX_QUANTITY, remainingSales } from '@thyme/domain/bookings';
import { PERSON_MISSING_MESSAGE } from '@thyme/domain/vouchers';
import { notify } from '@thyme/site/notify.ts';
import { Button, InCartMark } from '@thyme/ui';
import { QuantityStepper } from '@thyme/ui/fields/quantity-stepper.tsx';
import { Select } from '@thyme/ui/fields/select.tsx';
import { PenLine, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../../lib/session/me.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { OfferedVoucher } from './priced-cart.ts';
import type { Cart } from './use-cart.ts';

type Recipient = '' | 'me' | 'other';

export interface OrderedVoucher {
  voucher: OfferedVoucher;
  cart: Cart;
  /** Opens the gift card form, for this many vouchers. */
  onGift: (qty: number) => void;
  isOpening?: boolean;
  /** The amount field, where guests choose it; `take` returns cents, or null while the amount is invalid. */
  own?: { field: ReactNode; take: () => number | null } | undefined;
}

/** Chooses the recipient and the quantity and adds the voucher to the cart; a gift opens its card form first. */
export function VoucherOrder({ voucher, cart, onGift, isOpening = false, own: chosen }: OrderedVoucher) {
  const session = useSession();
  const me = useMe();
  const navigate = useNavigate();
  const [recipient, setRecipient] = useState<Recipient>('');
  const [qty, setQty] = useState(1);
  const [asked, setAsked] = useState(false);

  const most = Math.min(MAX_QUANTITY, remainingSales(voucher.limit_number_of_sales, voucher.total_sale));
  const own = me ? `${me.first_name} ${me.last_name}`.trim() : '';
  const inCart = cart.items.find((item) => item.__typename === 'Voucher' && item.id === voucher.id);

  if (inCart) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <InCartMark />
        {inCart.__typename === 'Voucher' && inCart.person !== own && !voucher.sessions && (
          <Button variant="ghost" size="sm" busy={isOpening} onClick={() => onGift(inCart.qty)}>
            <PenLine aria-hidden="true" /> Change the card
          </Button>
        )}
      </div>
    );
  }
  if (most === 0) return null;

  function add() {
    if (session !== 'guest') {
      notify.info('Please login first!');
      void navigate('/guest-login');
      return;
    }
    if (voucher.sessions) return cart.add({ __typename: 'Voucher', id: voucher.id, qty: 1, person: own || 'Me' });
    setAsked(true);
    if (recipient === 'other') return onGift(qty);
    if (recipient === '' || own === '') return notify.error(PERSON_MISSING_MESSAGE);
    const amount = chosen?.take();
    if (amount === null) return;
    cart.add({ __typename: 'Voucher', id: voucher.id, qty, person: own, ...(amount ? { amount } : {}) });
  }

  // A package belongs to its buyer.
  if (voucher.sessions)
    return (
      <Button variant="add" size="sm" aria-label={`Add ${voucher.name} to the cart`} onClick={add}>
        <Plus aria-hidden="true" /> Add
      </Button>
    );

  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        <Select
          className="min-w-0 flex-1"
          label="Who is it for?"
          value={recipient}
          error={asked && recipient === '' ? PERSON_MISSING_MESSAGE : undefined}
          onChange={(event) => setRecipient(event.target.value as Recipient)}
        >
          <option value="">Choose…</option>
          <option value="me">{own === '' ? 'Me' : `Me, ${own}`}</option>
          <option value="other">Someone else</option>
        </Select>
        <QuantityStepper label={`Quantity of ${voucher.name}`} value={qty} max={most} onValueChange={setQty} />
      </div>
      {recipient === 'me' && chosen?.field}
      <Button
        variant="add"
        size="sm"
        className="justify-self-start"
        busy={isOpening}
        aria-label={recipient === 'other' ? `Write the card for ${voucher.name}` : `Add ${voucher.name} to the cart`}
        onClick={add}
      >
        {recipient === 'other' ? (
          <>
            <PenLine aria-hidden="true" /> Write the card
          </>
        ) : (
          <>
            <Plus aria-hidden="true" /> Add
          </>
        )}
      </Button>
    </div>
  );
}
