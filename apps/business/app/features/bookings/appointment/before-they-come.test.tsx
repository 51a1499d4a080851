import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from './appointment.fixtures.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { BeforeTheyCome } from './before-they-come.tsx';

const form = { id: 4, version: 2, title: 'Colour consultation', answers: [], signed_name: null, signed_at: null };
const test = { service: 'Root colour', test: 'Patch test', hours_before: 48, tested: null, is_done: false };
const serve = (forms: object[], tests: object[] = []) =>
  serveGraphQL({ desk_appointment_forms: () => forms, desk_appointment_tests: () => tests });

describe('what has to be done before an appointment', () => {
  it('[FORM-006] marks what is not answered, and shows what is signed with name and version', async () => {
    const signed = {
      ...form,
      id: 5,
      title: 'Photo consent',
      is_due: false,
      signed_name: 'Niamh Gallagher',
      signed_at: NOW,
      answers: [{ question: 'May we take photos?', answer: 'Yes' }],
    };
    serve([{ ...form, is_due: true }, signed]);
    showAtDesk(<BeforeTheyCome appointmentId={41} name="Niamh" />);
    expect(await screen.findByText('Not answered')).toBeTruthy();
    expect(screen.getByText('May we take photos?')).toBeTruthy();
    expect(screen.getByText(/Signed by Niamh Gallagher on .+ version 2/)).toBeTruthy();
  });

  it('[FORM-011] warns of a missing patch test, and says when a valid one was', async () => {
    serve([], [test, { ...test, service: 'Gloss', tested: NOW - 86_400 * 3, is_done: true }]);
    showAtDesk(<BeforeTheyCome appointmentId={41} name="Niamh" />);
    expect(await screen.findByText('No valid Patch test.')).toBeTruthy();
    expect(screen.getByText('Valid')).toBeTruthy();
  });

  it('[GUEST-002] allergies and tags stand on the appointment', () => {
    serve([]);
    const guest = { ...appointment.guest, allergies: 'Nut oils', tags: ['VIP'] };
    showAtDesk(<AppointmentFacts appointment={{ ...appointment, guest }} />);
    expect(screen.getByText('Nut oils')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('VIP');
  });
});
