import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { IconButton } from '@thyme/ui';
import { Ticket, X } from 'lucide-react';
import type { AppliedVoucher } from '../checkout/payment-choice.ts';
import { AmountChoice } from './amount-choice.tsx';
import type { OpenPrice } from './redeem-voucher.ts';

interface AppliedRowProps {
  voucher: AppliedVoucher;
  /** What is on it; null where only its code is known. */
  balance: Minor | null;
  /** What the other vouchers leave to pay. */
  open: OpenPrice;
  currency: Currency;
  disabled: boolean;
  narrow: boolean;
  onAmount: (amount: Minor) => void;
  onRemove: () => void;
}

/** A voucher that is used, with how much of it. */
export function AppliedRow(props: AppliedRowProps) {
  const { voucher, balance, open, currency, disabled, narrow, onAmount, onRemove } = props;
  const show = (amount: Minor) => formatMinor(amount, currency);
  const after = balance === null ? 0 : balance - voucher.amount;
  return (
    <li className="grid gap-2">
      <div className="flex min-h-13 items-center gap-3 rounded-sm bg-thyme-100 py-1 pr-1 pl-4 figures">
        <Ticket aria-hidden="true" className="size-5 flex-none text-thyme-700" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold break-words">{voucher.code}</b>
          {balance !== null && (
            <span className="block text-sm text-ink-soft">
              {show(balance)} on it{after > 0 ? `, ${show(after)} left after` : ''}
            </span>
          )}
        </span>
        <b className="font-semibold">−{show(voucher.amount)}</b>
        <IconButton label={`Remove ${voucher.code}, ${show(voucher.amount)}`} disabled={disabled} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
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
    </li>
  );
}
