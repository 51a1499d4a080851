export { followAppointment } from './follow-appointment.ts';
