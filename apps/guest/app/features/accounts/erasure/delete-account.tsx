import { Steps } from '@thyme/ui';
import { useEffect, useRef, useState } from 'react';
import { LeavingEmail } from './confirm-step.tsx';
import { LeavingConsent } from './consent-step.tsx';
import { LeavingReason } from './reason-step.tsx';
import { LeavingThanks } from './thanks-step.tsx';

const steps = ['Your reason', 'What happens', 'Confirm', 'Goodbye'];

/** Four steps: the reason, the consequences, the confirmation, and thank you. Nothing is deleted before the third is sent. */
export function DeleteAccount() {
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState<string>();
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    head.current?.focus();
  }, [step]);

  return (
    <>
      <div ref={head} tabIndex={-1} className="outline-none">
        <Steps steps={steps} current={step} label="Deleting your account" />
      </div>
      <div className="mt-7">
        {step === 0 && (
          <LeavingReason
            chosen={reason}
            onNext={(chosen) => {
              setReason(chosen);
              setStep(1);
            }}
          />
        )}
        {step === 1 && <LeavingConsent onBack={() => setStep(0)} onNext={() => setStep(2)} />}
        {step === 2 && <LeavingEmail reason={reason ?? ''} onBack={() => setStep(1)} onDone={() => setStep(3)} />}
        {step === 3 && <LeavingThanks />}
      </div>
    </>
  );
}
