import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Person } from '../operations.ts';
import { ServicesCard } from './services-card.tsx';

const person = { id: 1, name: 'Bea', chair: 'Chair 1', slug: 'bea-1', active: true } as Person;
const pricing = (id: number, price: number, duration: number, more: object = {}) => ({
  id,
  label: '',
  price,
  duration,
  own: [],
  ...more,
});
const service = (id: number, name: string, pricings: object[], more: object = {}) => ({
  id,
  name,
  active: true,
  kind: 'service',
  chair_ids: [],
  pricings,
  ...more,
});
const menu = [
  {
    services: [
      service(11, 'Cut', [pricing(21, 60, 60, { own: [{ chair_id: 1, price: 70, duration: null }] })]),
      service(12, 'Colour', [pricing(22, 80, 90, { label: 'Short' }), pricing(23, 95, 120, { label: 'Long' })]),
      service(13, 'Facial', [pricing(24, 72, 50)], { chair_ids: [2] }),
      service(14, 'Yoga', [pricing(25, 15, 60)], { kind: 'weekly' }),
      service(15, 'Perm', [pricing(26, 90, 120)], { active: false }),
    ],
  },
];
const done = { status: 1, message: 'Saved.', id: 1, conflicts: [] };

async function show() {
  const sent = serveGraphQL({ desk_menu: () => menu, desk_save_person_services: () => done });
  showAtDesk(<ServicesCard person={person} />);
  const form = within(await screen.findByRole('form', { name: 'Services' }));
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save the services' }));
  return { form, save, sent };
}

describe('the services of a person', () => {
  it('[PEOPLE-121] shows what they do, their own terms, and those of the service where they have none', async () => {
    const { form } = await show();
    expect(form.getByText('2 of 3. Bold is Bea’s own.')).toBeTruthy();
    expect(form.getByLabelText('Cut, price')).toHaveProperty('value', '70');
    expect(form.getByLabelText('Cut, minutes')).toHaveProperty('placeholder', '60');
    expect(form.getByLabelText('Colour, Long, price')).toHaveProperty('placeholder', '€95.00');
    expect(form.getByRole('checkbox', { name: 'Facial' })).toHaveProperty('checked', false);
    expect(form.getByLabelText('Facial, price')).toHaveProperty('disabled', true);
    expect(form.queryByText('Yoga')).toBeNull();
    expect(form.queryByText('Perm')).toBeNull();
    expect(form.getByRole('button', { name: 'Save the services' })).toHaveProperty('disabled', true);
  });

  it('[PEOPLE-121] sends only the services that changed', async () => {
    const { form, save, sent } = await show();
    await userEvent.clear(form.getByLabelText('Cut, price'));
    await userEvent.click(form.getByRole('checkbox', { name: 'Facial' }));
    await userEvent.type(form.getByLabelText('Facial, minutes'), '45');
    await save();
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_person_services')).toEqual([
        {
          business: 7,
          person: 1,
          services: [
            { service_id: 11, does: true, terms: [{ pricing_id: 21, price: null, duration: null }] },
            { service_id: 13, does: true, terms: [{ pricing_id: 24, price: null, duration: 45 }] },
          ],
        },
      ]),
    );
  });

  it('[PEOPLE-121] says at the line what cannot be stored, and sends nothing', async () => {
    const { form, save, sent } = await show();
    await userEvent.type(form.getByLabelText('Colour, Short, minutes'), '3');
    await userEvent.type(form.getByLabelText('Colour, Long, price'), 'a lot');
    await save();
    expect(form.getByText('Please enter between 5 and 720 minutes.')).toBeTruthy();
    expect(form.getByText('Please enter an amount such as 38 or 0.')).toBeTruthy();
    expect(sentTo(sent, 'desk_save_person_services')).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Undo' }));
    expect(form.getByLabelText('Colour, Long, price')).toHaveProperty('value', '');
    expect(form.queryByText('Please enter between 5 and 720 minutes.')).toBeNull();
  });
});
