import { ProviderIcon, RadioCard, RadioGroup } from '@thyme/ui';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMethod, METHOD_NAMES, type Method } from '../methods.ts';
import { CardNetworks } from '../providers/card-networks.tsx';
import { useMethods } from './use-methods.ts';

interface PaymentMethodsProps {
  label: ReactNode;
  hideLabel?: boolean;
  value: Method | null;
  onChange: (method: Method) => void;
  disabled?: boolean;
  /** There is no room for the networks at the end of the line. */
  narrow?: boolean;
}

const icons: Record<Method, ReactNode> = {
  stripe: <CreditCard aria-hidden="true" className="size-5.5" />,
  google: <ProviderIcon provider="google" />,
  apple: <ProviderIcon provider="apple" />,
};

/** Card and the wallets this browser has, one to be chosen. */
export function PaymentMethods({
  label,
  hideLabel = false,
  value,
  onChange,
  disabled = false,
  narrow = false,
}: PaymentMethodsProps) {
  const methods = useMethods();
  return (
    <RadioGroup
      label={label}
      hideLabel={hideLabel}
      value={value ?? ''}
      onValueChange={(chosen) => isMethod(chosen) && onChange(chosen)}
      disabled={disabled}
    >
      {methods.map((method) => (
        <RadioCard
          key={method}
          value={method}
          icon={icons[method]}
          {...(method === 'stripe' &&
            (narrow
              ? { detail: 'Visa, Mastercard, Amex, Discover, JCB' }
              : { end: <CardNetworks small className="max-md:hidden" /> }))}
        >
          <span className="font-semibold">{METHOD_NAMES[method]}</span>
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
