export interface AppointmentKey {
  businessId: number;
  appointmentId: number;
}
