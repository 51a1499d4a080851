import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { act, askAs } from '../support/appointments.ts';
import { appointmentPanel, dayOf, namedGuestWithAppointment, openDesk } from '../support/desk.ts';
import { openAs } from '../support/guests.ts';

test.describe('editing an appointment at the desk', () => {
  test('[EDIT-011] adds a service with a discount, and the amount to take follows', async ({ page, request }) => {
    const guest = await namedGuestWithAppointment(request, 26);
    const { id } = guest.appointment;
    await act(request, guest.desk, 'mutation ($id: Int!) { desk_accept(id: $id) { status message } }', { id });
    await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}&appt=${id}`);
    const panel = appointmentPanel(page);
    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(panel.getByText('Editing')).toBeVisible();
    // The services to add scroll in a row of their own: the panel's fields stay inside it.
    await expect(panel.getByRole('region', { name: 'Services' }).getByRole('button', { name: /€/ })).not.toHaveCount(0);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await panel
      .getByRole('button', { name: /longer/ })
      .first()
      .click();
    await panel
      .getByRole('button', { name: /shorter/ })
      .first()
      .click();
    await panel.getByRole('region', { name: 'Services' }).getByRole('button', { name: /€/ }).first().click();
    await expect(panel.getByText('Added')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Discount' }).fill('5');
    await panel.getByRole('button', { name: 'Goodwill' }).click();
    await panel.getByLabel('Note to Orla').fill('Please ring the bell.');
    await expectAccessible(page, { without: '.Toastify' });
    const save = panel.getByRole('button', { name: /^Save/ });
    await save.click();
    const anyway = panel.getByRole('button', { name: /^Save anyway/ });
    await expect(anyway.or(panel.getByRole('button', { name: 'Edit', exact: true }))).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    const query =
      'query ($id: Int!) { desk_appointment(id: $id) { discount discount_reason lines { id } total_amount due } }';
    const { desk_appointment: edited } = await askAs<{
      desk_appointment: {
        discount: number;
        discount_reason: string;
        lines: object[];
        total_amount: number;
        due: number;
      };
    }>(request, guest.desk, query, { id });
    expect(edited).toMatchObject({ discount: 5, discount_reason: 'Goodwill' });
    expect(edited.lines).toHaveLength(2);
    expect(edited.due).toBe(edited.total_amount);
    const { appointment } = await askAs<{ appointment: object }>(
      request,
      guest.token,
      'query ($id: Int!) { appointment(id: $id) { note note_to_guest } }',
      { id },
    );
    expect(appointment).toEqual({ note: '', note_to_guest: 'Please ring the bell.' });
  });

  test('[EDIT-001] the desk note stays at the desk', async ({ page, request }) => {
    const guest = await namedGuestWithAppointment(request, 27);
    const { id } = guest.appointment;
    await openDesk(page, guest.desk, `/business/?date=${dayOf(guest.appointment)}&appt=${id}`);
    const panel = appointmentPanel(page);
    await panel.getByLabel('Desk note').fill('Formula 7N, likes the window chair');
    await panel.getByRole('button', { name: 'Save the note' }).click();
    await expect(panel.getByRole('button', { name: 'Save the note' })).toBeHidden();
    await openAs(page, guest.token, `/profile/appointments?id=${id}`);
    await expect(page.getByText(guest.appointment.service).first()).toBeVisible();
    await expect(page.getByText('Formula 7N')).toHaveCount(0);
  });
});
