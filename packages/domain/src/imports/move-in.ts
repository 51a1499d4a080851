/** The steps of a business that moves here from another system. */
export const MOVE_IN_STEPS = ['page', 'services', 'team', 'guests', 'calendar'] as const;
export type MoveInStep = (typeof MOVE_IN_STEPS)[number];

/** Four weeks. */
export const MOVE_IN_DAYS = 28;

export interface MoveInState {
  readonly isOpen: boolean;
  readonly services: number;
  readonly people: number;
  /** Chairs without a named person. */
  readonly unnamed: number;
  readonly guests: number;
  /** Appointments in the next four weeks. */
  readonly coming: number;
}

/** The remaining steps, in order. */
export function moveInSteps({ isOpen, services, people, unnamed, guests, coming }: MoveInState): MoveInStep[] {
  const isDone: Record<MoveInStep, boolean> = {
    page: isOpen,
    services: services > 0,
    team: people > 0 && unnamed === 0,
    guests: guests > 0,
    calendar: coming > 0,
  };
  return MOVE_IN_STEPS.filter((step) => !isDone[step]);
}
