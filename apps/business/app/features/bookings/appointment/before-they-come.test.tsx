import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from './appointment.fixtures.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { BeforeTheyCome } from './before-they-come.tsx';

const niamh = { id: 5, first_name: 'Niamh' };
const form = {
  id: 4,
  version: 2,
  title: 'Colour consultation',
  intro: '',
  questions: [
    { id: 'q1', kind: 'yes-no', label: 'Any allergies?', required: true, options: [] },
    { id: 'q2', kind: 'signature', label: 'I agree.', required: true, options: [] },
  ],
  answers: [],
  signed_name: null,
  signed_at: null,
  entered_by: null,
};
const test = {
  service: 'Root colour',
  test: 'Patch test',
  test_service_id: 8,
  hours_before: 48,
  tested: null,
  is_done: false,
  is_recorded: false,
};
const serve = (forms: object[], tests: object[] = []) =>
  serveGraphQL({ desk_appointment_forms: () => forms, desk_appointment_tests: () => tests });

describe('what has to be done before an appointment', () => {
  it('[FORM-006] marks unanswered forms, and shows signed ones with name and version', async () => {
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
    showAtDesk(<BeforeTheyCome appointmentId={41} guest={niamh} />);
    expect(await screen.findByText('Not answered')).toBeTruthy();
    expect(screen.getByText('May we take photos?')).toBeTruthy();
    expect(screen.getByText(/Signed by Niamh Gallagher on .+ version 2/)).toBeTruthy();
  });

  it('[FORM-011] warns of a missing patch test, and says when a valid one was done', async () => {
    serve([], [test, { ...test, service: 'Gloss', tested: NOW - 86_400 * 3, is_done: true }]);
    showAtDesk(<BeforeTheyCome appointmentId={41} guest={niamh} />);
    expect(await screen.findByText('No valid Patch test.')).toBeTruthy();
    expect(screen.getByText('Valid')).toBeTruthy();
  });

  it('[FORM-014] a form can be filled in with the guest, but only sent once it is complete', async () => {
    const requests = serveGraphQL({
      desk_appointment_forms: () => [{ ...form, is_due: true }],
      desk_appointment_tests: () => [],
      desk_answer_form: () => ({ status: 1, message: 'Saved with the appointment.' }),
    });
    showAtDesk(<BeforeTheyCome appointmentId={41} guest={niamh} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in Colour consultation with Niamh' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save answers' }));
    expect(sentTo(requests, 'desk_answer_form')).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'No' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I agree.' }));
    await userEvent.type(dialog.getByLabelText('Sign with your full name'), 'Niamh Gallagher');
    await userEvent.click(dialog.getByRole('button', { name: 'Save answers' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_answer_form')).toMatchObject([
        {
          appointment: 41,
          form: 4,
          version: 2,
          answers: [
            { id: 'q1', value: 'no' },
            { id: 'q2', value: 'Niamh Gallagher', agreed: true },
          ],
        },
      ]),
    );
  });

  it('[FORM-015] the link is mailed from the appointment', async () => {
    const requests = serveGraphQL({
      desk_appointment_forms: () => [{ ...form, is_due: true }],
      desk_appointment_tests: () => [],
      desk_send_forms: () => ({ status: 1, message: 'Sent to niamh@mail.example.' }),
    });
    showAtDesk(<BeforeTheyCome appointmentId={41} guest={niamh} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Email Niamh the link' }));
    await waitFor(() => expect(sentTo(requests, 'desk_send_forms')).toEqual([{ business: 7, appointment: 41 }]));
  });

  it('[FORM-013] a missing test that was done elsewhere is recorded from the warning', async () => {
    const requests = serveGraphQL({
      desk_appointment_forms: () => [],
      desk_appointment_tests: () => [test],
      desk_record_test: () => ({ status: 1, message: 'The patch test is recorded.' }),
    });
    showAtDesk(<BeforeTheyCome appointmentId={41} guest={niamh} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Record a test done elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Patch test for Niamh' }));
    expect(dialog.getByRole('button', { name: 'Record' })).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByLabelText('Day of the test'), '2026-06-03');
    await userEvent.type(dialog.getByLabelText('Done by'), 'Glow, Galway');
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_record_test')).toMatchObject([
        { guest: 5, test: 8, day: '2026-06-03', doneBy: 'Glow, Galway' },
      ]),
    );
  });

  it('[GUEST-002] allergies and tags are shown on the appointment', () => {
    serve([]);
    const guest = { ...appointment.guest, allergies: 'Nut oils', tags: ['VIP'] };
    showAtDesk(<AppointmentFacts appointment={{ ...appointment, guest }} />);
    expect(screen.getByText('Nut oils')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('VIP');
  });
});
