/** Every step of the dialog. `all-steps.ts` says what each one shows. */
const STEPS = ['when', 'who', 'group', 'login', 'call', 'confirm', 'lost'] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The progress shown at the top of the dialog. Several steps may share a stage. */
export type Stage = 'Date and time' | 'Log in' | 'Confirm';
