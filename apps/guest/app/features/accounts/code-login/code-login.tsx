import { useEffect, useRef } from 'react';
import { AddressForm } from './address-form.tsx';
import { EnterCode } from './enter-code.tsx';
import { NewGuestForm } from './new-guest-form.tsx';
import { savePending, usePending } from './pending-code.ts';

/**
 * Logs in or creates an account with a code by email: the address, the code, and for a new guest the names. It needs
 * nothing around it but a heading.
 */
export function CodeLogin({ onDone }: { onDone: () => void }) {
  const pending = usePending();
  const place = useRef<HTMLDivElement>(null);
  const step = !pending ? 'address' : pending.signUpToken ? 'names' : 'code';
  const shown = useRef(step);

  // Each step focuses its first field.
  useEffect(() => {
    if (shown.current !== step) place.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
    shown.current = step;
  }, [step]);

  function done() {
    savePending(null);
    onDone();
  }

  return (
    <div ref={place}>
      {!pending ? (
        <AddressForm />
      ) : pending.signUpToken ? (
        <NewGuestForm email={pending.email} token={pending.signUpToken} onDone={done} />
      ) : (
        <EnterCode key={pending.email} sent={pending} onDone={done} />
      )}
    </div>
  );
}
