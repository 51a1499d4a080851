import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { IconButton } from '@thyme/ui';
import { Ticket, X } from 'lucide-react';
import type { AppliedVoucher } from '../checkout/payment-choice.ts';
import { AmountChoice } from './amount-choice.tsx';
import type { OpenPrice } from './redeem-voucher.ts';
import type { OwnVoucher } from './use-own-vouchers.ts';

interface AppliedRowProps {
  voucher: AppliedVoucher;
  /** The guest's own voucher with its balance; null where only its code is known. */
  own: OwnVoucher | null;
  /** What remains to pay after the other vouchers. */
  open: OpenPrice;
  currency: Currency;
  disabled: boolean;
  narrow: boolean;
  onAmount: (amount: Minor) => void;
  onRemove: () => void;
}

/** An applied voucher, with the amount used. */
export function AppliedRow(props: AppliedRowProps) {
  const { voucher, own, open, currency, disabled, narrow, onAmount, onRemove } = props;
  const show = (amount: Minor) => formatMinor(amount, currency);
  const { sessions = 0 } = voucher;
  const balance = sessions > 0 ? null : (own?.remaining ?? null);
  const name = own?.name ?? voucher.code;
  const after = balance === null ? 0 : balance - voucher.amount;
  return (
    <li className="grid gap-2">
      <div className="flex min-h-13 items-center gap-3 rounded-sm bg-thyme-100 py-1 pr-1 pl-4 figures">
        <Ticket aria-hidden="true" className="size-5 flex-none text-thyme-700" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold break-words">{name}</b>
          {sessions > 0 && (
            <span className="block text-sm text-ink-soft">
              {sessions === 1 ? 'One session' : `${sessions} sessions`}
              {own ? `, ${own.remaining - sessions} left after` : ''}
            </span>
          )}
          {balance !== null && (
            <span className="block text-sm text-ink-soft">
              {show(balance)} on it{after > 0 ? `, ${show(after)} left after` : ''}
            </span>
          )}
        </span>
        <b className="font-semibold">−{show(voucher.amount)}</b>
        <IconButton label={`Remove ${name}, ${show(voucher.amount)}`} disabled={disabled} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {sessions === 0 && (
        <AmountChoice
          code={voucher.code}
          amount={voucher.amount}
          most={Math.min(voucher.most ?? voucher.amount, open.whole)}
          open={open}
          balance={balance}
          show={show}
          disabled={disabled}
          narrow={narrow}
          onAmount={onAmount}
        />
      )}
    </li>
  );
}
