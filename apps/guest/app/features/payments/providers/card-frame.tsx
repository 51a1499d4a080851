import { FieldError } from '@thyme/ui';
import { clsx } from 'clsx';
import { CreditCard } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CardNetworks } from './card-networks.tsx';

interface CardFrameProps {
  error: string | null;
  disabled: boolean;
  children: ReactNode | ((errorId: string | undefined) => ReactNode);
}

/** The box around a card field of any provider: label, field, error message, and the accepted cards. */
export function CardFrame({ error, disabled, children }: CardFrameProps) {
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={disabled}>
      <legend className="display-28 mb-4">Card</legend>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be announced twice. */}
      <div role="group" aria-label="Card details" className="grid gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold">
          Card details
        </span>
        <div
          className={clsx(
            'flex min-h-14 items-stretch rounded-sm border bg-card',
            'has-focus-visible:border-thyme-700 has-focus-visible:shadow-[0_0_0_3px_var(--color-thyme-300)]',
            error ? 'border-danger shadow-[0_0_0_1px_var(--color-danger)]' : 'border-line-strong',
          )}
        >
          <span aria-hidden="true" className="grid w-12 flex-none place-items-center text-thyme-700 max-md:h-14">
            <CreditCard className="size-5.5" />
          </span>
          <div className="flex min-w-0 flex-1 items-center">
            {typeof children === 'function' ? children(error ? errorId : undefined) : children}
          </div>
        </div>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </div>
      <CardNetworks />
    </fieldset>
  );
}
