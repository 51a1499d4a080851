import { groupStep } from './group/group-step.tsx';
import type { BookingStep } from './step.ts';
import type { Step } from './step-names.ts';
import { callStep } from './steps/call-step.tsx';
import { confirmStep } from './steps/confirm-step.tsx';
import { loginStep } from './steps/login-step.tsx';
import { lostStep } from './steps/lost-step.tsx';
import { whenStep } from './steps/when-step.tsx';
import { whoStep } from './steps/who-step.tsx';

/** A new step is a file in `steps/`, its name in `step-names.ts`, and a line here. */
export const allSteps: Record<Step, BookingStep> = {
  when: whenStep,
  who: whoStep,
  group: groupStep,
  login: loginStep,
  call: callStep,
  confirm: confirmStep,
  lost: lostStep,
};
