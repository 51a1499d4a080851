import { dateAt } from '@thyme/domain/time';
import { WarningCallPicker } from '../../features/availability/consultation/warning-call-picker.tsx';
import { TimePicker } from '../../features/availability/time-picker.tsx';
import type { RenderPicker } from '../../features/bookings/appointments/reschedule/reschedule-dialog.tsx';

/** The picker of the booking dialog, for the services of the appointment; a call is moved within its allowed days. */
export const movePicker: RenderPicker = ({ appointment, wholeGroup, value, onChange }) => {
  const today = dateAt(appointment.business_info?.zone ?? 'Europe/Dublin', Math.floor(Date.now() / 1000));
  if (appointment.kind === 'consultation')
    return (
      <WarningCallPicker
        businessId={appointment.business_id}
        today={today}
        movingId={appointment.id}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <TimePicker
      key={String(wholeGroup)}
      wanted={{
        businessId: appointment.business_id,
        pricingIds: appointment.appointment_detail.map((line) => line.ser_pricing_id),
        movingId: appointment.id,
        wholeGroup,
        // An appointment is not moved to before its own call.
        callFirst: true,
      }}
      today={today}
      value={value}
      onChange={onChange}
    />
  );
};
