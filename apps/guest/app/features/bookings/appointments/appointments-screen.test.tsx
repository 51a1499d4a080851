import { screen, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve, showToGuestAt } from '../../../lib/testing/guest-page.fixtures.tsx';
import { aCancelledAppointment } from './appointment.fixtures.ts';
import { AppointmentsScreen } from './appointments-screen.tsx';

/** A guest with nothing to come and one cancelled appointment. */
function show(path: string): string[] {
  const tabs: string[] = [];
  const gone = aCancelledAppointment();
  serve<{ type?: string; id?: number }>(({ query, variables }) => {
    if (query.includes('query Appointments')) {
      tabs.push(variables.type ?? '');
      const data = variables.type === 'past' ? [{ ...gone, review: null }] : [];
      return { appointments: { data, counts: { upcoming: 0, past: 1 }, paginatorInfo: { total: data.length } } };
    }
    return { appointment: variables.id === gone.id ? gone : null };
  });
  showToGuestAt(path, <AppointmentsScreen profileName="Niamh" picker={() => null} bookAgain={() => {}} />);
  return tabs;
}

it('[APPT-053] a link to an appointment that was cancelled since opens that appointment', async () => {
  const tabs = show('/profile/appointments?id=7');
  expect(await screen.findByRole('heading', { name: 'Friday 7 August' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Past/ })).toHaveProperty('checked', true);
  expect(screen.queryByText("You don't have any upcoming appointment!")).toBeNull();
  expect(tabs).toEqual(['past']);
});

it('[APPT-053] without an appointment in the link the tab is the link’s', async () => {
  show('/profile/appointments');
  expect(await screen.findByText("You don't have any upcoming appointment!")).toBeDefined();
});

it('[APPT-057] on a phone no row is marked as chosen', async () => {
  show('/profile/appointments?tab=past');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Willow Room/ }).length).toBeGreaterThan(0));
  const [row] = screen.getAllByRole('link', { name: /Signature facial/ });
  const marks = [...(row?.classList ?? [])].filter((name) => name.includes('border-thyme-700'));
  expect(marks).toEqual(['nav:border-thyme-700']);
});
