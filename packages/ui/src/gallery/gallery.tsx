import { Toaster } from '../feedback/toasts.tsx';
import { Buttons } from './actions.tsx';
import { Invoice, PricesAndBadges, Reviews } from './display.tsx';
import { EmptyStates, Meters, Toasts, Waiting } from './feedback.tsx';
import { Choices, Fields, SpecialFields } from './fields.tsx';
import { Colours, Type } from './foundations.tsx';
import { Marks, Slides } from './media.tsx';
import { Paths, Policy, TabsAndSteps } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { AppointmentTile, CalendarTile, Times } from './time.tsx';

/** Every component and state on one page, for visual review and browser tests. */
export function Gallery() {
  return (
    <>
      <div className="wrap pt-12 pb-24">
        <h1 className="display-48">Components</h1>
        <div className="mt-10 grid grid-cols-12 gap-4 md:gap-6">
          <Colours />
          <Type />
          <Buttons />
          <Fields />
          <Choices />
          <PricesAndBadges />
          <TabsAndSteps />
          <Toasts />
          <CalendarTile />
          <Times />
          <Policy />
          <AppointmentTile />
          <EmptyStates />
          <Waiting />
          <Meters />
          <SpecialFields />
          <Paths />
          <Reviews />
          <Marks />
          <Slides />
          <Overlays />
          <Invoice />
        </div>
      </div>
      <Toaster />
    </>
  );
}
