import { Button, IconButton } from '@thyme/ui';
import { DialogChoice } from '@thyme/ui/overlays/dialog.tsx';
import { Sheet, SheetContent, SheetTrigger } from '@thyme/ui/overlays/sheet.tsx';
import { clsx } from 'clsx';
import { ArrowLeft, ChevronUp } from 'lucide-react';
import type { BookingStep, StepProps } from './step.ts';

/** The choice repeated, the Back button, and the step's main button. */
export function DialogFoot({ step, ...props }: StepProps & { step: BookingStep }) {
  const { steps, confirm } = props.booking;
  const { Act, Strip, back = 'Back' } = step;
  // On phones the choice has a row of its own, and Back shrinks to its arrow beside the main button.
  const isSmallBack = Act !== undefined;
  return (
    <>
      {steps.past.length > 0 && (
        <Button
          variant="ghost"
          className={clsx(
            'order-3 md:order-none',
            isSmallBack ? 'max-md:w-13 max-md:border-line! max-md:px-0!' : 'max-md:w-full',
          )}
          onClick={steps.back}
          disabled={confirm.pending}
        >
          <ArrowLeft aria-hidden="true" /> <span className={clsx(isSmallBack && 'max-md:sr-only')}>{back}</span>
        </Button>
      )}
      <DialogChoice
        {...step.summary(props)}
        className={clsx('min-w-0', Strip ? 'max-md:basis-[calc(100%-3.5rem)]' : 'max-md:basis-full')}
      />
      {Strip && <AsideSheet step={step} {...props} />}
      {Act && <Act {...props} className="order-4 max-md:flex-1 md:order-none md:min-w-42" />}
    </>
  );
}

/** On phones: what a wider screen shows beside or below the question. */
function AsideSheet({ step: { Aside }, ...props }: StepProps & { step: BookingStep }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <IconButton label="Show your choice" className="order-2 md:hidden">
          <ChevronUp aria-hidden="true" />
        </IconButton>
      </SheetTrigger>
      <SheetContent title="Your choice">
        <Aside {...props} />
      </SheetContent>
    </Sheet>
  );
}
