import type { CartQuote } from '@thyme/domain/bookings';
import type { ComponentType } from 'react';
import type { Stage } from './step-names.ts';
import type { BookingOptions, BookingState } from './use-booking.ts';

export interface StepProps extends BookingOptions {
  booking: BookingState;
  quote: CartQuote;
}

/** The choice in two lines, for the foot. */
export interface StepSummary {
  title: string;
  detail: string;
}

/** What one step shows in each place of the dialog. */
export interface BookingStep {
  stage: Stage;
  /** The question. */
  Body: ComponentType<StepProps>;
  /** What has been chosen so far, beside the question. */
  Aside: ComponentType<StepProps>;
  /**
   * The aside where there is no room beside the question. A step with a strip has it above the foot (on phones the foot
   * opens the aside as a sheet); without one, the aside follows the question.
   */
  Strip?: ComponentType<StepProps>;
  summary: (props: StepProps) => StepSummary;
  /** The main button. */
  Act?: ComponentType<StepProps & { className: string }>;
  /** The label of the Back button. */
  back?: string;
}
