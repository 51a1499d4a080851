import { Button } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import type { BookingStep, StepProps } from '../step.ts';
import { ConsultationComing, ConsultationFailed, ConsultationPage } from './consultation/consultation-page.tsx';
import {
  ConsultationAside,
  ConsultationStrip,
  consultationSummary,
  LaterAside,
} from './consultation/consultation-parts.tsx';
import { LaterAppointment } from './consultation/later-appointment.tsx';

/** The consultation, where services were given times of their own before. */
function CallStep(props: StepProps) {
  const { consultation } = props.booking;
  if (consultation.isPending) return <ConsultationComing />;
  if (consultation.isFailed) return <ConsultationFailed onRetry={consultation.retry} />;
  return consultation.isLate ? <LaterAppointment {...props} /> : <ConsultationPage {...props} />;
}

function Act({ booking, className }: StepProps & { className: string }) {
  const { steps, next, lacksCall, consultation } = booking;
  if (consultation.isLate) return null;
  return (
    <Button
      variant="clay"
      className={className}
      onClick={next}
      disabled={lacksCall || consultation.isPending}
      busy={steps.checking}
    >
      Next <ArrowRight aria-hidden="true" />
    </Button>
  );
}

export const callStep: BookingStep = {
  stage: 'Date and time',
  Body: CallStep,
  Aside: (props) => (props.booking.consultation.isLate ? <LaterAside {...props} /> : <ConsultationAside {...props} />),
  Strip: ConsultationStrip,
  summary: consultationSummary,
  Act,
};
