import type { FormFrequency } from './form.ts';

/** A form that is attached to a service of an appointment. */
export interface AttachedForm {
  id: number;
  version: number;
  frequency: FormFrequency;
}

/** A form that the guest has answered; `appointmentId` is the appointment it was asked for. */
export interface SignedForm {
  formId: number;
  version: number;
  appointmentId: number;
}

/**
 * The forms that a guest still has to answer for an appointment. Answers for this appointment count in any version;
 * answers for another one count if the form is asked once and has not changed since.
 */
export function dueForms<Form extends AttachedForm>(
  attached: readonly Form[],
  signed: readonly SignedForm[],
  appointmentId: number | null,
): Form[] {
  return attached.filter(
    ({ id, version, frequency }) =>
      !signed.some(
        (one) =>
          one.formId === id &&
          (one.appointmentId === appointmentId || (frequency === 'once' && one.version === version)),
      ),
  );
}
