import { dateAt } from '@thyme/domain/time';
import { TimePicker } from '../../features/availability/time-picker.tsx';
import type { RenderPicker } from '../../features/bookings/appointments/reschedule/reschedule-dialog.tsx';

/** The same picker as in the booking dialog, for the services of the visit. */
export const movePicker: RenderPicker = ({ appointment, value, onChange }) => (
  <TimePicker
    wanted={{
      businessId: appointment.business_id,
      pricingIds: appointment.appointment_detail.map((line) => line.ser_pricing_id),
      consultation: appointment.kind === 'consultation',
      movingId: appointment.id,
      // An appointment is not moved to before its own call.
      callFirst: appointment.kind !== 'consultation',
    }}
    today={dateAt(appointment.business_info?.zone ?? 'Europe/Dublin', Math.floor(Date.now() / 1000))}
    firstTimes={appointment.kind !== 'consultation'}
    value={value}
    onChange={onChange}
  />
);
