import { Button, IconButton } from '@thyme/ui';
import { DialogChoice } from '@thyme/ui/overlays/dialog.tsx';
import { Sheet, SheetContent, SheetTrigger } from '@thyme/ui/overlays/sheet.tsx';
import { ArrowLeft, ChevronUp } from 'lucide-react';
import type { BookingStep, StepProps } from './step.ts';

/** The choice repeated, the way back, and the one act of the step. */
export function DialogFoot({ step, ...props }: StepProps & { step: BookingStep }) {
  const { steps, confirm } = props.booking;
  const { Act, Strip, back = 'Back' } = step;
  const isPhoneRow = Act && steps.past.length > 0;
  return (
    <>
      {steps.past.length > 0 && (
        <Button
          variant="ghost"
          className={
            isPhoneRow
              ? 'order-3 max-md:w-13 max-md:px-0! max-md:ring-1 max-md:ring-line max-md:ring-inset md:order-none'
              : 'order-3 max-md:w-full md:order-none'
          }
          onClick={steps.back}
          disabled={confirm.pending}
        >
          <ArrowLeft aria-hidden="true" /> <span className={isPhoneRow ? 'max-md:sr-only' : undefined}>{back}</span>
        </Button>
      )}
      <DialogChoice {...step.summary(props)} />
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
