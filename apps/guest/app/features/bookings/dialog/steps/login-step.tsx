import { useEffect, useRef } from 'react';
import { laterWords } from '../../later-words.ts';
import { AppointmentAside } from '../aside/appointment-aside.tsx';
import { AppointmentStrip } from '../aside/appointment-strip.tsx';
import { spanInZone } from '../choice/words.ts';
import type { BookingStep, StepProps } from '../step.ts';

/** Logging in inside the dialog. The views have their own headings; the step itself takes the focus first. */
function LoginStep({ slots, booking }: StepProps) {
  const step = useRef<HTMLElement>(null);
  useEffect(() => {
    step.current?.focus();
  }, []);
  return (
    <section ref={step} aria-label="Log in" tabIndex={-1} className="outline-none">
      {slots.login(booking.loggedIn)}
    </section>
  );
}

function Aside({ shop, quote, booking: { state, now, eachPays } }: StepProps) {
  return (
    <AppointmentAside
      {...{ shop, quote, now }}
      parts={state.parts}
      placed={state.placed}
      later={laterWords(eachPays)}
    />
  );
}

export const loginStep: BookingStep = {
  stage: 'Log in',
  Body: LoginStep,
  Aside,
  Strip: AppointmentStrip,
  summary: ({ shop, booking: { state } }) => ({
    title: spanInZone(state.placed, shop) || 'Your order',
    detail: 'Nothing is charged yet',
  }),
  // The views of the login have a Back of their own.
  back: 'Change the time',
};
