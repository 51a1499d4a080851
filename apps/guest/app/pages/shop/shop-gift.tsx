import { toMajor } from '@thyme/domain/money';
import { addDays, dateAt } from '@thyme/domain/time';
import { GIFT_DAYS_AHEAD } from '@thyme/domain/vouchers';
import { money } from '@thyme/site/format.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, Dialog, DialogChoice, DialogContent } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { OfferedVoucher } from '../../features/bookings/cart/priced-cart.ts';
import type { Cart } from '../../features/bookings/cart/use-cart.ts';
import { GiftCard } from '../../features/vouchers/gift-card.tsx';
import {
  type GiftDraft,
  type GiftErrors,
  giftDraft,
  giftErrors,
  giftOrder,
} from '../../features/vouchers/gift-draft.ts';
import { ColourChoice, GiftFields } from '../../features/vouchers/gift-fields.tsx';
import { GiftMail, GiftRefund, sentWords } from '../../features/vouchers/gift-mail.tsx';
import { useOwnAmount } from '../../features/vouchers/own-amount.tsx';
import { useMe } from '../../lib/session/me.ts';
import { GiftAmount } from './gift-amount.tsx';
import type { ShopBusiness } from './shop-view.ts';

interface ShopGiftProps {
  business: ShopBusiness;
  voucher: OfferedVoucher;
  vouchers: readonly OfferedVoucher[];
  cart: Cart;
  qty: number;
  onClose: () => void;
}

/** When the voucher arrives, in a few words. */
function arrival(draft: GiftDraft): string {
  if (draft.delivery === 'print') return 'To print and hand over';
  if (draft.delivery === 'now') return 'Sent as soon as it’s paid';
  const sent = sentWords(draft);
  return sent === '' ? 'Choose a day' : `Sent ${sent}`;
}

const FORM = 'gift';

/** The form of a gift, with a live preview of its card. */
export default function ShopGift({ business, voucher: first, vouchers, cart, qty, onClose }: ShopGiftProps) {
  const me = useMe();
  const now = useNow(Math.floor(Date.now() / 1000));
  const today = dateAt(business.zone, now);
  const stored = cart.items.find((item) => item.__typename === 'Voucher' && item.id === first.id);
  const [voucher, setVoucher] = useState(first);
  const own = useOwnAmount(voucher, business.country, stored?.__typename === 'Voucher' ? stored.amount : undefined);
  const [draft, setDraft] = useState(() =>
    stored?.__typename === 'Voucher' ? giftDraft(stored) : giftDraft({ colour: colourOf(first), from: me?.first_name }),
  );
  const [errors, setErrors] = useState<GiftErrors>({});
  const change = (values: Partial<GiftDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = giftErrors(draft, { zone: business.zone, now });
    setErrors(wrong);
    own.ask();
    if (Object.keys(wrong).length > 0 || own.amount === null)
      return focusFirstError(event.currentTarget as HTMLFormElement);
    if (voucher.id !== first.id && stored) cart.remove({ __typename: 'Voucher', id: first.id });
    cart.add({
      __typename: 'Voucher',
      id: voucher.id,
      qty,
      ...giftOrder(draft),
      ...(own.amount ? { amount: own.amount } : {}),
    });
    onClose();
  }

  const inMoney = (fixed: number, times = 1) =>
    own.amount === null
      ? null
      : money((own.amount === undefined ? fixed : toMajor(own.amount)) * times, business.country);
  const total = inMoney(voucher.retail, qty);
  const person = draft.person.trim();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Give someone an hour"
        width="wide"
        flush
        foot={
          <>
            <DialogChoice
              title={total === null ? 'Enter an amount' : `${total}${person === '' ? '' : ` for ${person}`}`}
              detail={arrival(draft)}
            />
            <Button type="submit" form={FORM} variant="clay" className="max-md:w-full">
              {stored ? 'Save' : 'Add to cart'} <ArrowRight aria-hidden="true" />
            </Button>
          </>
        }
      >
        <div className="grid lg:grid-cols-[minmax(0,1fr)_24.5rem]">
          <aside
            aria-label="Preview"
            className="grid content-start gap-4 bg-paper p-5 md:p-8 lg:order-last lg:min-h-full lg:border-l lg:border-line"
          >
            <GiftCard
              className="max-lg:w-full max-lg:max-w-105"
              shop={business.name}
              person={person || '…'}
              from={draft.from.trim()}
              message={draft.message.trim()}
              amount={inMoney(voucher.value) ?? '…'}
              colour={draft.colour}
            />
            <ColourChoice value={draft.colour} onChange={(colour) => change({ colour })} />
            <div className="grid gap-4 max-lg:hidden">
              <p className="text-sm text-ink-soft">What {person || 'they'} will get, as you type.</p>
              {draft.delivery !== 'print' && <GiftMail draft={draft} />}
              <GiftRefund />
            </div>
          </aside>
          <form id={FORM} noValidate onSubmit={submit} className="grid content-start gap-6 p-5 md:p-8">
            <p className="text-ink-soft">
              A voucher for {business.name}. {goodFor(voucher)}
            </p>
            <GiftAmount {...{ vouchers, voucher, setVoucher, own }} country={business.country} />
            <GiftFields
              draft={draft}
              errors={errors}
              onChange={change}
              days={{ from: today, to: addDays(today, GIFT_DAYS_AHEAD) }}
            />
          </form>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const colourOf = ({ color }: OfferedVoucher): GiftDraft['colour'] =>
  color === 'plum' || color === 'clay' || color === 'honey' ? color : 'thyme';

function goodFor({ services_included: included, valid_for: months }: OfferedVoucher): string {
  const what = included.length === 0 ? 'anything on the list' : included.map(({ label }) => label).join(', ');
  return `Good for ${Math.floor(months / 12)} years, for ${what}.`;
}

function focusFirstError(form: HTMLFormElement): void {
  // The errors appear with the next render.
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // After focusing alone, the dialog's footer would cover the message below the field.
    field?.scrollIntoView({ block: 'center' });
  });
}
