import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ListedAppointment } from '../use-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';

const wall = Date.UTC(2026, 7, 14, 16, 15) / 1000;
const bookedIn = (zone: string, zone_label: string): ListedAppointment => ({
  id: 1,
  business_id: 3,
  kind: 'visit',
  status: 'New',
  date: wall,
  dates: [],
  next_date: wall,
  payment_status: 'Paid',
  total_amount: 68,
  upcoming: true,
  companion: '',
  can_rate: false,
  review: null,
  business_info: { name: 'Shop', zone, zone_label, location: '', lat: null, lng: null, thumbnail_picture: null },
  appointment_detail: [],
});
const show = (appointment: ListedAppointment) =>
  render(
    <MemoryRouter>
      <AppointmentRow appointment={appointment} to="/" chosen={false} />
    </MemoryRouter>,
  );

it('[APPT-044] the time in the list carries the zone of a shop abroad', () => {
  show(bookedIn('America/New_York', 'New York time'));
  expect(screen.getByText('4:15 pm').nextElementSibling?.textContent).toBe('New York time');
});

it('[APPT-044] the home zone is for guests abroad only', () => {
  show(bookedIn('Europe/Dublin', 'Irish time'));
  expect(screen.getByText('Irish time').className).toContain('abroad-only');
});
