import { formatDayTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { CalendarPlus } from 'lucide-react';
import type { NeededTest } from '../request/check-booking.ts';
import type { StepProps } from '../step.ts';
import type { LostTime } from '../use-booking-steps.ts';
import { StepHeading } from './step-heading.tsx';

interface TestFirstProps {
  booking: StepProps['booking'];
  lost: LostTime;
  test: NeededTest;
}

/** A service that needs a test first: one press adds it to the booking, at a time of its own. */
export function TestFirst({ booking: { steps, addTest }, lost, test }: TestFirstProps) {
  const { service_pricing_id: pricingId, name, latest, is_too_late: isTooLate } = test;
  return (
    <>
      <StepHeading lead={`${lost.reason ?? ''} Nothing was charged.`}>
        {isTooLate ? 'There’s a test to do first' : `${name} first`}
      </StepHeading>
      <div className="flex flex-wrap gap-3">
        {pricingId && !isTooLate && (
          <Button variant="clay" wraps onClick={() => addTest(pricingId)}>
            <CalendarPlus aria-hidden="true" /> Add {name} and choose a time
          </Button>
        )}
        <Button variant="secondary" onClick={() => steps.go('when')}>
          Choose a later time
        </Button>
      </div>
      {pricingId && !isTooLate && (
        <p className="mt-4 text-ink-soft">
          Your other choices stay. The test has to be over by{' '}
          <b className="font-semibold text-ink figures">{formatDayTime(latest)}</b>.
        </p>
      )}
    </>
  );
}
