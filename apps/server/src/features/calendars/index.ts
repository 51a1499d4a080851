export { followAppointment } from './follow-appointment.ts';
export { followForOwners } from './owners/write-out.ts';
