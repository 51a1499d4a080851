import { isEmail } from '@thyme/domain/accounts';
import { MAX_QUANTITY, remainingSales } from '@thyme/domain/bookings';
import { PERSON_MISSING_MESSAGE, voucherLimits } from '@thyme/domain/vouchers';
import { notify } from '@thyme/site/notify.ts';
import { Button, InCartMark } from '@thyme/ui';
import { QuantityStepper } from '@thyme/ui/fields/quantity-stepper.tsx';
import { Select } from '@thyme/ui/fields/select.tsx';
import { TextField } from '@thyme/ui/fields/text-field.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../../lib/session/me.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { OfferedVoucher } from './priced-cart.ts';
import type { Cart } from './use-cart.ts';

type Whom = '' | 'me' | 'other';

export interface OrderedVoucher {
  voucher: OfferedVoucher;
  cart: Cart;
}

/** Whom a voucher is for, how many, and into the cart with it. */
export function VoucherOrder({ voucher, cart }: OrderedVoucher) {
  const session = useSession();
  const me = useMe();
  const navigate = useNavigate();
  const [whom, setWhom] = useState<Whom>('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [qty, setQty] = useState(1);
  const [asked, setAsked] = useState(false);

  const most = Math.min(MAX_QUANTITY, remainingSales(voucher.limit_number_of_sales, voucher.total_sale));
  const own = me ? `${me.first_name} ${me.last_name}`.trim() : '';
  const to = whom === 'other' ? email.trim() : '';
  const oddEmail = to === '' || isEmail(to) ? undefined : 'Email should have correct format';
  const person = whom === 'me' ? own : whom === 'other' ? name.trim() : '';

  if (cart.has({ __typename: 'Voucher', id: voucher.id })) return <InCartMark />;
  if (most === 0) return null;

  function add() {
    if (session !== 'guest') {
      notify.info('Please login first!');
      void navigate('/guest-login');
      return;
    }
    setAsked(true);
    if (person === '') return notify.error(PERSON_MISSING_MESSAGE);
    if (oddEmail) return notify.error(oddEmail);
    cart.add({ __typename: 'Voucher', id: voucher.id, qty, person, ...(to === '' ? {} : { email: to }) });
  }

  const missing = asked && person === '' ? PERSON_MISSING_MESSAGE : undefined;
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        <Select
          className="min-w-0 flex-1"
          label="Who is it for?"
          value={whom}
          error={whom === 'other' ? undefined : missing}
          onChange={(event) => setWhom(event.target.value as Whom)}
        >
          <option value="">Choose a person</option>
          <option value="me">{own === '' ? 'Me' : `Me, ${own}`}</option>
          <option value="other">Somebody else</option>
        </Select>
        <QuantityStepper label={`Quantity of ${voucher.name}`} value={qty} max={most} onValueChange={setQty} />
      </div>
      {whom === 'other' && (
        <TextField
          label="Their name"
          autoComplete="off"
          maxLength={voucherLimits.owner}
          value={name}
          error={missing}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {whom === 'other' && (
        <TextField
          label="Their email (optional)"
          hint="We send them the code. You get it too."
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={voucherLimits.ownerEmail}
          value={email}
          error={asked ? oddEmail : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Button
        variant="add"
        size="sm"
        className="justify-self-start"
        aria-label={`Add ${voucher.name} to the cart`}
        onClick={add}
      >
        <Plus aria-hidden="true" /> Add
      </Button>
    </div>
  );
}
