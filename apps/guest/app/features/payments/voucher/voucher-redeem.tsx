import type { Minor } from '@thyme/domain/money';
import { currencyOfCountry, formatMinor } from '@thyme/domain/money';
import { partlyCoveredMessage } from '@thyme/domain/vouchers';
import { Button, Note, Select, TextField } from '@thyme/ui';
import { TicketPercent, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import type { AppliedVoucher } from '../checkout/payment-choice.ts';
import { openForVouchers, type Redeeming, redeemVoucher } from './redeem-voucher.ts';
import { type OwnVoucher, useOwnVouchers } from './use-own-vouchers.ts';

interface VoucherRedeemProps {
  due: Minor;
  /** What is still to pay after the vouchers that are applied. */
  rest: Minor;
  country: string;
  redeeming: Redeeming;
  applied: readonly AppliedVoucher[];
  onChange: (applied: readonly AppliedVoucher[]) => void;
  disabled?: boolean;
}

/** Codes that pay a part or all of what is due, one after the other. */
export function VoucherRedeem({
  due,
  rest,
  country,
  redeeming,
  applied,
  onChange,
  disabled = false,
}: VoucherRedeemProps) {
  const [busy, setBusy] = useState(false);
  const own = useOwnVouchers(redeeming.businessId, redeeming.guestId);
  const left = own.filter(({ code }) => !applied.some((voucher) => voucher.code === code));
  const currency = currencyOfCountry(country);
  const open = openForVouchers(rest, applied, redeeming);

  async function redeem(code: string): Promise<boolean> {
    setBusy(true);
    try {
      onChange([...applied, await redeemVoucher(code, open, applied, redeeming)]);
      return true;
    } catch (error) {
      tellFailure(error, { api: 'voucher_check', body: { business_id: redeeming.businessId } });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="use-a-voucher" className="grid gap-3">
      <h3 id="use-a-voucher" className="font-semibold">
        Use a voucher
      </h3>
      {applied.length > 0 && (
        <ul className="grid gap-2">
          {applied.map((voucher) => (
            <Applied
              key={voucher.code}
              words={`${voucher.code}, ${formatMinor(voucher.amount, currency)}`}
              disabled={disabled || busy}
              onRemove={() => onChange(applied.filter(({ code }) => code !== voucher.code))}
            />
          ))}
        </ul>
      )}
      {open > 0 && (
        <CodeForm
          key={applied.length}
          vouchers={left}
          country={country}
          busy={busy}
          disabled={disabled}
          onRedeem={redeem}
        />
      )}
      {applied.length > 0 && (
        <Note announce icon={<TicketPercent aria-hidden="true" />}>
          {rest > 0
            ? partlyCoveredMessage(due - rest, rest, currency)
            : `${formatMinor(due - rest, currency)} from your voucher pays for all of it. No other payment is needed.`}
        </Note>
      )}
    </section>
  );
}

function Applied({ words, disabled, onRemove }: { words: string; disabled: boolean; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 rounded-sm border border-line bg-card py-1 pr-1 pl-4 figures">
      {words}
      <Button variant="ghost" size="sm" disabled={disabled} onClick={onRemove} aria-label={`Remove ${words}`}>
        <X aria-hidden="true" className="size-4.5" /> Remove
      </Button>
    </li>
  );
}

const ANOTHER = 'another';

interface CodeFormProps {
  vouchers: readonly OwnVoucher[];
  country: string;
  busy: boolean;
  disabled: boolean;
  onRedeem: (code: string) => Promise<boolean>;
}

/** Own vouchers to pick from; a code that somebody gave is typed. */
function CodeForm({ vouchers, country, busy, disabled, onRedeem }: CodeFormProps) {
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState('');
  const isTyped = vouchers.length === 0 || picked === ANOTHER;
  const currency = currencyOfCountry(country);

  const redeem = () => void onRedeem(isTyped ? typed : picked);

  // Not a form of its own: it stands inside larger ones, which Enter must not send.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!busy) redeem();
  }

  return (
    <div className="grid items-end gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        {vouchers.length > 0 && (
          <Select
            label="Voucher code"
            hideLabel
            value={picked}
            disabled={disabled || busy}
            onChange={({ target }) => setPicked(target.value)}
          >
            <option value="">Choose a voucher</option>
            {vouchers.map(({ code, remaining }) => (
              <option key={code} value={code}>
                {code}, {formatMinor(remaining, currency)} left
              </option>
            ))}
            <option value={ANOTHER}>Enter another code</option>
          </Select>
        )}
        {isTyped && (
          <TextField
            label="Voucher code"
            hideLabel
            placeholder="Voucher code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            disabled={disabled || busy}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      <Button variant="secondary" busy={busy} disabled={disabled} className="md:min-w-28" onClick={redeem}>
        Redeem
      </Button>
    </div>
  );
}
