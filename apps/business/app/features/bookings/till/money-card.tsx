import { Button, Card, Checkbox, Chip, IconButton } from '@thyme/ui';
import { Banknote, CreditCard, Gift, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { Till } from './operations.ts';
import { cashOffers, lacksReason, type Settlement, settlementOf, type TillDraft } from './till-draft.ts';
import { TillPackages } from './till-packages.tsx';
import { useCheckout } from './use-checkout.ts';
import { useShow } from './use-show.ts';
import { VoucherForm } from './voucher-form.tsx';

interface MoneyProps {
  till: Till;
  draft: TillDraft;
  onChange: (change: Partial<TillDraft>) => void;
  onTaken: () => void;
}

/** How the bill is paid: any mix of vouchers, cash and card; the card reader takes the rest. */
export function MoneyCard({ till, draft, onChange, onTaken }: MoneyProps) {
  const show = useShow();
  const settlement = settlementOf(till, draft);
  const { total, voucher, cash, card, bill } = settlement;
  const [mails, setMails] = useState(till.mail_to != null);
  const { finish, busy } = useCheckout(till, { draft, settlement, mails: mails && till.mail_to != null }, onTaken);
  return (
    <Card className="grid gap-3 p-5 max-md:p-4 min-[1000px]:sticky min-[1000px]:top-4">
      <div>
        <p className="text-ink-soft">To take</p>
        <p className="display-48 figures" aria-live="polite">
          {show(total)}
        </p>
      </div>
      {total > 0 && <Covered settlement={settlement} />}
      <ul aria-label="Ways to pay" className="grid gap-2">
        {draft.vouchers.map(({ code, amount, name }, index) => (
          <Way
            key={code}
            icon={<Gift aria-hidden="true" className="size-5 text-plum" />}
            tone="bg-plum-100"
            title={name ?? `Voucher ··${code.slice(-4)}`}
            {...(name ? { detail: 'A session of the package' } : {})}
            onRemove={() => onChange({ vouchers: draft.vouchers.toSpliced(index, 1) })}
          >
            <b className="font-semibold figures">{show(amount)}</b>
          </Way>
        ))}
        {draft.cash && <CashWay cash={draft.cash} settlement={settlement} onChange={onChange} />}
        {card > 0 && (
          <Way
            icon={<CreditCard aria-hidden="true" className="size-5 text-thyme-700" />}
            tone="bg-thyme-100"
            title="Card reader"
            detail="Whatever is left"
            isChosen
          >
            <b className="font-semibold figures">{show(card)}</b>
          </Way>
        )}
      </ul>
      {total > 0 && <OtherWays till={till} draft={draft} settlement={settlement} onChange={onChange} />}
      <TillPackages
        till={till}
        draft={draft}
        settlement={settlement}
        onUse={(voucher) => onChange({ vouchers: [...draft.vouchers, voucher] })}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">Receipt</legend>
        {till.mail_to ? (
          <Checkbox
            label={till.mail_to === 'their own' ? 'Email it to their account’s address' : `Email it to ${till.mail_to}`}
            checked={mails}
            onChange={(event) => setMails(event.currentTarget.checked)}
          />
        ) : (
          <p className="text-sm text-ink-soft">No email address. You can print it afterwards.</p>
        )}
      </fieldset>
      <Button
        size="lg"
        variant="clay"
        wide
        busy={busy}
        disabled={!bill.ok || draft.products.some(lacksReason)}
        onClick={() => void finish()}
      >
        {finishWords({ total, voucher, cash, card }, show)}
      </Button>
    </Card>
  );
}

type Amounts = Pick<Settlement, 'total' | 'voucher' | 'cash' | 'card'>;

/** 'Take €44.00 by card and finish': the amount that is still to be taken. */
function finishWords({ total, cash, card }: Amounts, show: (amount: number) => string): string {
  if (total === 0) return 'Finish';
  if (card > 0) return `Take ${show(card)} by card and finish`;
  return cash > 0 ? `Take ${show(cash)} in cash and finish` : 'Finish';
}

function Covered({ settlement: { total, voucher, cash, card } }: { settlement: Settlement }) {
  const show = useShow();
  return (
    <div>
      <div aria-hidden="true" className="flex h-2.5 gap-[3px] overflow-hidden rounded-full">
        {voucher > 0 && <span className="bg-plum" style={{ flex: voucher }} />}
        {cash > 0 && <span className="bg-honey" style={{ flex: cash }} />}
        {card > 0 && <span className="hatched" style={{ flex: card }} />}
      </div>
      <p className="mt-1.5 text-sm">
        <b className="font-semibold figures">{show(total - card)}</b> covered,{' '}
        <b className="font-semibold figures">{show(card)}</b> left
      </p>
    </div>
  );
}

interface WayProps {
  icon: ReactNode;
  tone: string;
  title: string;
  detail?: string;
  isChosen?: boolean;
  onRemove?: () => void;
  below?: ReactNode;
  children: ReactNode;
}

function Way({ icon, tone, title, detail, isChosen, onRemove, below, children }: WayProps) {
  return (
    <li
      className={`rounded-md border p-3 ${isChosen ? 'border-thyme-700 bg-thyme-50 ring-1 ring-thyme-700' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <span className={`grid size-10 flex-none place-items-center rounded-sm ${tone}`}>{icon}</span>
        <span className="min-w-0 flex-1 leading-snug">
          <b className="block font-semibold">{title}</b>
          {detail && <span className="text-sm text-ink-soft">{detail}</span>}
        </span>
        {children}
        {onRemove && (
          <IconButton label={`Remove ${title}`} onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      {below}
    </li>
  );
}

interface CashProps {
  cash: NonNullable<TillDraft['cash']>;
  settlement: Settlement;
  onChange: MoneyProps['onChange'];
}

function CashWay({ cash: { amount, given }, settlement, onChange }: CashProps) {
  const show = useShow();
  const taken = settlement.cash;
  const short = (value: number) => show(value).replace(/\.00$/, '');
  return (
    <Way
      icon={<Banknote aria-hidden="true" className="size-5 text-honey-900" />}
      tone="bg-honey-100"
      title="Cash"
      detail={given > taken ? `Given ${show(given)}` : 'Exact'}
      onRemove={() => onChange({ cash: null })}
      below={
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Chip pressed={given <= taken} onClick={() => onChange({ cash: { amount, given: taken } })}>
            {short(taken)} exact
          </Chip>
          {cashOffers(taken).map((offer) => (
            <Chip key={offer} pressed={given === offer} onClick={() => onChange({ cash: { amount, given: offer } })}>
              {short(offer)}
            </Chip>
          ))}
          {settlement.change > 0 && (
            <b className="ml-auto font-semibold" aria-live="polite">
              Change: {show(settlement.change)}
            </b>
          )}
        </div>
      }
    >
      <AmountField
        className="w-32"
        label="Cash taken"
        hideLabel
        value={amount}
        onChange={(next) => onChange({ cash: { amount: next, given: Math.max(next, given > amount ? given : 0) } })}
      />
    </Way>
  );
}

/** Cash is prefilled with the rest; a voucher shows what it can cover before it is used. */
function OtherWays({ till, draft, settlement, onChange }: Omit<MoneyProps, 'onTaken'> & { settlement: Settlement }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <VoucherForm
        till={till}
        draft={draft}
        settlement={settlement}
        onDone={(voucher) => {
          if (voucher) onChange({ vouchers: [...draft.vouchers, voucher] });
          setOpen(false);
        }}
      />
    );
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {!draft.cash && (
        <Button
          variant="add"
          disabled={settlement.card === 0}
          onClick={() => onChange({ cash: { amount: settlement.card, given: settlement.card } })}
        >
          <Plus aria-hidden="true" className="size-5" /> Cash
        </Button>
      )}
      <Button variant="add" disabled={settlement.coverable === 0} onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-5" /> Voucher
      </Button>
    </div>
  );
}
