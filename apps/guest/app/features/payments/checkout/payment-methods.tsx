import { CardMark, Note, ProviderIcon, RadioCard, RadioGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PayOption } from './pay-options.ts';

interface PaymentMethodsProps {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly PayOption[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Why another way than the wanted one is chosen. */
  fallback?: string | null;
  disabled?: boolean;
  /** One below the other, also where there is room for a row. */
  narrow?: boolean;
  /** Further choices, after the ways to pay. */
  children?: ReactNode;
}

function iconOf({ method, card }: PayOption): ReactNode {
  if (card) return <CardMark network={card.network} />;
  return method === 'stripe' ? <CardMark network="card" /> : <ProviderIcon provider={method} className="mx-1" />;
}

const PROBLEMS = { expired: 'Expired', declined: 'Declined' } as const;

function detailOf({ card, problem, method, name }: PayOption): ReactNode {
  if (problem === 'declined') return 'Banks don’t say why. It’s often a limit, or a new expiry date.';
  if (problem === 'expired') return 'Please use another way to pay.';
  if (card) return card.expiresSoon ? 'Your saved card, expires this month' : 'Your saved card';
  return method === 'stripe' && name === 'Card' ? 'Visa, Mastercard, Amex, Discover, JCB' : null;
}

/** Saved cards are as wide as a phone; two further ways share a row there, unless it is a narrow one. */
function columnsOf(options: readonly PayOption[]): { group: string; saved: string } {
  const usable = options.filter(({ problem }) => problem !== 'declined').length;
  const others = options.filter(({ card }) => card === null).length;
  const hasSaved = others < options.length;
  return {
    group: clsx(
      hasSaved && others === 2 && 'min-[27rem]:grid-cols-2',
      usable % 3 !== 0 ? 'md:grid-cols-2' : hasSaved ? 'md:grid-cols-[1.35fr_1fr_1fr]' : 'md:grid-cols-3',
    ),
    saved: 'max-md:col-span-full',
  };
}

/** Saved cards, the wallets this browser has and a new card, one to be chosen. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { label, hideLabel = false, options, chosen, onChoose, fallback, disabled = false, narrow = false } = props;
  const columns = columnsOf(options);
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={label}
        hideLabel={hideLabel}
        value={chosen ?? ''}
        onValueChange={onChoose}
        disabled={disabled}
        className={narrow ? '' : columns.group}
      >
        {options.map((option) => (
          <RadioCard
            key={option.key}
            value={option.key}
            icon={iconOf(option)}
            disabled={option.problem !== null}
            detail={detailOf(option)}
            className={clsx(
              !narrow && option.card && columns.saved,
              option.problem === 'declined' && 'border-danger-200! bg-danger-100! text-ink! col-span-full',
            )}
            {...(option.problem && {
              end: <span className="text-sm font-semibold text-danger">{PROBLEMS[option.problem]}</span>,
            })}
          >
            <span className="font-semibold">{option.name}</span>
          </RadioCard>
        ))}
        {props.children}
      </RadioGroup>
      {fallback && <Note announce>{fallback}</Note>}
    </div>
  );
}
