import type { RevolutCheckoutCardField } from '@revolut/checkout';
import type { BillingFields } from '@thyme/domain/payments';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { CardFrame } from './card-frame.tsx';
import type { CardFieldProps, CardOutcome } from './card-port.ts';
import { providerMode } from './provider-mode.ts';
import { loadRevolut } from './revolut-loader.ts';

type Submit = NonNullable<Parameters<RevolutCheckoutCardField['submit']>[0]>;

const customerOf = ({ name, email, ...billingAddress }: BillingFields): Submit =>
  ({ name, email, billingAddress }) as Submit;

/** Revolut's card field, in its own frame: the card number never reaches this page. */
export default function RevolutCard({ publicId, error, onProblem, onFailure, disabled, ref }: CardFieldProps) {
  const target = useRef<HTMLDivElement>(null);
  const field = useRevolutField(target, { publicId, onProblem, onFailure });
  useImperativeHandle(
    ref,
    () => ({
      pay: (billing) => field.current(billing),
      // Revolut's script shows the challenge during the payment, so no charge waits for one afterwards.
      confirm: async () => ({ kind: 'unknown' }),
      show: () => target.current?.scrollIntoView({ block: 'center' }),
    }),
    [field],
  );
  return (
    <CardFrame error={error} disabled={disabled}>
      <div ref={target} className="w-full px-3.5" />
    </CardFrame>
  );
}

type Pay = (billing: BillingFields) => Promise<CardOutcome>;
const notReady: Pay = async () => ({ kind: 'invalid', message: 'The card field is still loading.' });

function useRevolutField(
  target: { current: HTMLDivElement | null },
  { publicId, onProblem, onFailure }: Pick<CardFieldProps, 'publicId' | 'onProblem' | 'onFailure'>,
) {
  const pay = useRef<Pay>(notReady);
  const handlers = useRef({ onProblem, onFailure });
  handlers.current = { onProblem, onFailure };

  useEffect(() => {
    let field: RevolutCheckoutCardField | null = null;
    let isGone = false;
    let finish: (outcome: CardOutcome) => void = () => {};
    const end = (outcome: CardOutcome) => finish(outcome);
    void loadRevolut(publicId, providerMode(window.location.hostname))
      .then((checkout) => {
        if (isGone || !target.current) return;
        const ready = checkout.createCardField({
          target: target.current,
          hidePostcodeField: true,
          onValidation: ([problem]) => {
            handlers.current.onProblem(problem?.message ?? null);
            if (problem) end({ kind: 'invalid', message: problem.message });
          },
          onSuccess: () => end({ kind: 'paid' }),
          onError: ({ message }) => end({ kind: 'declined', message }),
          onCancel: () => end({ kind: 'cancelled' }),
        });
        field = ready;
        pay.current = (billing) =>
          new Promise((resolve) => {
            finish = resolve;
            ready.submit(customerOf(billing));
          });
      })
      .catch((error: Error) => handlers.current.onFailure(error));
    return () => {
      isGone = true;
      pay.current = notReady;
      field?.destroy();
    };
  }, [publicId, target]);

  return pay;
}
