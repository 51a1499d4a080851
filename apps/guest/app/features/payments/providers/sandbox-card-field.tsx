import { clsx } from 'clsx';
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { CardFrame } from './card-frame.tsx';
import type { CardFieldProps, CardOutcome } from './card-port.ts';
import { BLANK_CARD, cardProblem, formatExpiry, formatNumber, type TypedCard } from './sandbox-card.ts';
import { SandboxChallenge } from './sandbox-challenge.tsx';
import { type Challenge, challengeUrl, payAtSandbox } from './sandbox-gateway.ts';

const input = 'h-14 min-w-0 bg-transparent tracking-[0.02em] figures placeholder:text-ink-faint focus:outline-hidden';

/** The built-in gateway's card field. It takes test cards only, and says so. */
export default function SandboxCard({ publicId, error, onProblem, disabled, ref }: CardFieldProps) {
  const number = useRef<HTMLInputElement>(null);
  const [card, setCard] = useState<TypedCard>(BLANK_CARD);
  const [challenge, setChallenge] = useState<(Challenge & { onEnd: (outcome: CardOutcome) => void }) | null>(null);

  const change = (changes: Partial<TypedCard>) => {
    setCard((before) => ({ ...before, ...changes }));
    onProblem(null);
  };

  const challenged = useCallback(
    (given: Challenge) =>
      new Promise<CardOutcome>((resolve) => {
        setChallenge({
          ...given,
          onEnd: (outcome) => {
            setChallenge(null);
            resolve(outcome);
          },
        });
      }),
    [],
  );

  useImperativeHandle(
    ref,
    () => ({
      async pay(billing) {
        const message = cardProblem(card, new Date());
        if (message) return { kind: 'invalid', message };
        return payAtSandbox({ publicId, card, billing }, challenged);
      },
      confirm: () => challenged({ publicId, url: challengeUrl(publicId) }),
      show: () => number.current?.focus(),
    }),
    [card, publicId, challenged],
  );

  return (
    <div>
      <CardFrame error={error} disabled={disabled}>
        {(errorId) => (
          <div className="grid w-full grid-cols-2 md:grid-cols-[minmax(0,1fr)_5.75rem_4.5rem]">
            <CardBox
              ref={number}
              label="Card number"
              placeholder="4242 4242 4242 4242"
              autoComplete="cc-number"
              value={card.number}
              errorId={errorId}
              className="col-span-2 md:col-span-1"
              onChange={(typed) => change({ number: formatNumber(typed) })}
            />
            <CardBox
              label="Expiry"
              placeholder="MM / YY"
              autoComplete="cc-exp"
              value={card.expiry}
              errorId={errorId}
              className="max-md:border-t max-md:border-line"
              onChange={(typed) => change({ expiry: formatExpiry(typed, card.expiry) })}
            />
            <CardBox
              label="CVC"
              placeholder="CVC"
              autoComplete="cc-csc"
              value={card.cvc}
              errorId={errorId}
              className="max-md:border-t max-md:border-l max-md:border-line max-md:pl-4"
              onChange={(typed) => change({ cvc: typed.replace(/\D/g, '').slice(0, 4) })}
            />
          </div>
        )}
      </CardFrame>
      <p className="mt-3 text-sm text-ink-soft">
        This is a sandbox: no real card is charged. Use 4242 4242 4242 4242 with any future date and any CVC.
      </p>
      {challenge && <SandboxChallenge challenge={challenge} onEnd={challenge.onEnd} />}
    </div>
  );
}

interface CardBoxProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  autoComplete: string;
  value: string;
  errorId: string | undefined;
  className: string;
  onChange: (typed: string) => void;
}

function CardBox({ label, errorId, className, onChange, ...rest }: CardBoxProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="numeric"
      spellCheck={false}
      className={clsx(input, className)}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  );
}
