import { invalid, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Category, MenuShop } from './operations.ts';
import { newDraft, type ServiceDraft } from './service-draft.ts';
import { ServiceEditor } from './service-editor.tsx';

const categories: Category[] = [
  { id: 5, name: 'Hair', services: [] },
  { id: 6, name: 'Colour', services: [] },
];
const shop: MenuShop = {
  upfront_percent: 20,
  buffer_minutes: 10,
  vat_number: 'IE1234567AH',
  vat_rate: 13.5,
  rooms: [
    { id: 8, name: 'Treatment room', active: true },
    { id: 9, name: 'Old steamer', active: false },
  ],
  chairs: [
    { id: 1, name: 'Window chair', person: 'Bea', active: true },
    { id: 2, name: 'Back room', person: 'Cian', active: true },
    { id: 3, name: 'Old chair', person: null, active: false },
  ],
};
const cut: ServiceDraft = {
  ...newDraft(5, 'service'),
  id: 12,
  name: 'Cut',
  pricings: [{ id: 31, label: '', duration: '45', price: '40', sale: '', own: [], steps: [] }],
};

const onSaved = vi.fn();
const onCancel = vi.fn();
const onDirty = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
});

const edit = (saved: ServiceDraft) =>
  showAtDesk(<ServiceEditor {...{ saved, categories, shop, onSaved, onCancel, onDirty }} />);
const saved = (more = {}) => ({ status: 1, message: 'Saved.', id: 12, conflicts: [], ...more });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('who does a service', () => {
  it('[PLAN-015] can have their own price and duration, 0 included, and guests may be given no choice', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved() });
    edit(cut);
    await press('Own prices and times');
    const cian = within(screen.getByRole('group', { name: 'Cian' }));
    await userEvent.type(cian.getByLabelText('Price'), '0');
    const bea = within(screen.getByRole('group', { name: 'Bea' }));
    await userEvent.type(bea.getByLabelText('Minutes'), '4');
    await userEvent.click(screen.getByLabelText('Guests may choose who does it'));
    await press('Save');
    await screen.findByText('Please enter between 5 and 720 minutes.');
    await userEvent.type(bea.getByLabelText('Minutes'), '0');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentTo(requests, 'desk_save_service')).toEqual([
      expect.objectContaining({
        personChoice: false,
        pricings: [
          expect.objectContaining({
            own: [
              { chair_id: 2, price: 0, duration: null },
              { chair_id: 1, price: null, duration: 40 },
            ],
          }),
        ],
      }),
    ]);
  });
});

describe('time inside a service, and what it needs', () => {
  it('[PLAN-039] takes steps that add up, preparation, and a room for some of its minutes', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved() });
    edit(cut);
    await press('Hands free at times');
    const second = within(screen.getByRole('group', { name: 'Step 2' }));
    await userEvent.clear(second.getByLabelText('Minutes'));
    await userEvent.type(second.getByLabelText('Minutes'), '10');
    await press('Save');
    await screen.findByText('The steps must add up to the duration.');
    await userEvent.clear(second.getByLabelText('Minutes'));
    await userEvent.type(second.getByLabelText('Minutes'), '20');
    await type('Preparation (minutes)', '10');
    await press('Add a room or equipment');
    const need = within(screen.getByRole('group', { name: 'Need 1' }));
    await userEvent.type(need.getByLabelText('To min'), '15');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentTo(requests, 'desk_save_service')).toEqual([
      expect.objectContaining({
        needs: [{ room_id: 8, from: null, to: 15 }],
        pricings: [
          expect.objectContaining({
            before_minutes: 10,
            steps: [
              { name: '', minutes: 25, hands_free: false },
              { name: '', minutes: 20, hands_free: true },
            ],
          }),
        ],
      }),
    ]);
  });

  it('[PLAN-039] warns that no room can serve it', () => {
    edit({ ...cut, needs: [{ roomId: 9, from: '', to: '' }] });
    expect(screen.getByText(/No room can serve this/)).toBeTruthy();
  });
});

describe('a new service', () => {
  it('is sent as typed', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved({ id: 99 }) });
    edit(newDraft(5, 'service'));
    await type('Name', '  Root tint ');
    await userEvent.selectOptions(field('Category'), 'Colour');
    await type('Duration (minutes)', '90');
    await type('Price', '68.50');
    await press('Cian');
    await press('Add');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(99));
    expect(sentTo(requests, 'desk_save_service')).toEqual([
      expect.objectContaining({
        business: 7,
        id: null,
        category: 6,
        name: 'Root tint',
        chairs: [2],
        group: null,
        pricings: [expect.objectContaining({ duration: 90, price: 68.5, special_price: 0, special_deposit: null })],
      }),
    ]);
    expect(toasts).toEqual(['success: Saved.']);
  });

  it('[INV-021] has the shop’s VAT rate unless it gets its own', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved() });
    edit({ ...cut, vatRate: '' });
    expect(field('VAT in the price, %').placeholder).toBe('13.5, shop default');
    await type('VAT in the price, %', '230');
    await press('Save');
    expect(screen.getByText('Please enter between 0 and 100.')).toBeTruthy();
    await type('VAT in the price, %', '9');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentTo(requests, 'desk_save_service')).toEqual([expect.objectContaining({ vatRate: 9 })]);
  });

  it('is not sent while something is missing, and says what', async () => {
    const requests = serveGraphQL({});
    edit(newDraft(5, 'service'));
    await type('Duration (minutes)', '3');
    await press('Add');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please give it a name.',
      'Please enter between 5 and 720 minutes.',
      'Please enter an amount such as 38 or 38.50.',
    ]);
    await type('Name', 'Cut');
    expect(field('Name').getAttribute('aria-invalid')).not.toBe('true');
    expect(requests).toEqual([]);
  });

  it.each([
    ['50', 'The sale price must be lower than the price.'],
    ['cheap', 'Please enter an amount such as 30.'],
  ])('is refused with a sale price of %s', async (sale, message) => {
    const requests = serveGraphQL({});
    edit({ ...cut, id: null });
    await type('Sale price', sale);
    await press('Add');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(requests).toEqual([]);
  });
});

describe('what the editor shows of a service', () => {
  it('shows a preview with the price before the sale', async () => {
    serveGraphQL({});
    edit(cut);
    const specimen = within(screen.getByText('What guests see').parentElement as HTMLElement);
    expect(specimen.getByText('€40')).toBeTruthy();
    await type('Sale price', '30');
    expect(specimen.getByText('€30')).toBeTruthy();
    expect(specimen.getByText('€40')).toBeTruthy();
  });

  it('shows what guests pay when they book and later, by its own deposit or the shop’s', async () => {
    serveGraphQL({});
    edit(cut);
    expect(screen.getByText('Guests pay €8.00 when they book, €32.00 on the day.')).toBeTruthy();
    await type('Special deposit, %', '50');
    expect(screen.getByText('Guests pay €20.00 when they book, €20.00 on the day.')).toBeTruthy();
    await type('Special deposit, %', '120');
    expect(screen.queryByText(/Guests pay/)).toBeNull();
  });

  it('offers only people who work', () => {
    serveGraphQL({});
    edit(cut);
    const people = within(screen.getByRole('group', { name: 'Who does it' })).getAllByRole('button');
    expect(people.map(({ textContent }) => textContent)).toEqual(['Bea', 'Cian']);
  });
});

describe('prices of a service', () => {
  it('can be several, each with a label, and can be removed', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved() });
    edit(cut);
    await press('Add a price');
    const second = within(screen.getByRole('group', { name: 'Price 2' }));
    await userEvent.type(second.getByLabelText('For'), 'Long hair');
    await userEvent.type(second.getByLabelText('Price'), '55');
    await press('Add a price');
    await press('Remove price 3');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sentTo(requests, 'desk_save_service')[0]?.pricings).toEqual([
      expect.objectContaining({ id: 31, price: 40 }),
      expect.objectContaining({ id: null, label: 'Long hair', price: 55 }),
    ]);
  });

  it('of a class are exactly one, with seats and dates', async () => {
    const requests = serveGraphQL({ desk_save_service: () => saved() });
    edit({ ...cut, kind: 'class', dates: [{ date: '2026-07-01', minute: 1110 }] });
    expect(screen.queryByRole('button', { name: 'Add a price' })).toBeNull();
    await press('A week later');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const wall = (day: number) => Date.UTC(2026, 6, day, 18, 30) / 1000;
    expect(sentTo(requests, 'desk_save_service')[0]?.group).toEqual({
      kind: 'class',
      seats: 8,
      enroll_date: null,
      dates: [wall(1), wall(8)],
    });
  });
});

describe('a service and the server', () => {
  it('shows an error at its field and keeps the input', async () => {
    serveGraphQL({ desk_save_service: () => invalid({ name: ['There is a service of this name.'] }) });
    edit(cut);
    await type('Name', 'Beard trim');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('There is a service of this name.');
    expect(field('Name').value).toBe('Beard trim');
    expect(onSaved).not.toHaveBeenCalled();
    expect(toasts).toEqual(['error: There is a service of this name.']);
  });

  it('asks about clashing appointments, and sends the same change with the decisions', async () => {
    const clash = {
      appt_id: 41,
      guest_name: 'Niamh Gallagher',
      services: ['Cut'],
      starts: Date.UTC(2026, 5, 20, 11) / 1000,
      reason: 'no-chair',
      choices: ['keep', 'cancel'],
      is_class: false,
      group_times: [],
      nearest_times: [],
    };
    const requests = serveGraphQL({
      desk_save_service: ({ decisions }) =>
        (decisions as unknown[]).length === 0
          ? saved({ status: 0, message: 'Decide first.', conflicts: [clash] })
          : saved(),
    });
    edit(cut);
    await press('Bea');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'One appointment clashes with this' }));
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: '1 decision to go' });
    expect(send.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: /Keep it as it is/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Do it' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    expect(sentTo(requests, 'desk_save_service').map(({ decisions }) => decisions)).toEqual([
      [],
      [{ appt_id: 41, choice: 'keep' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be undone until it is saved, and says whether it is dirty', async () => {
    serveGraphQL({});
    edit(cut);
    await type('Name', 'Trim');
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await press('Undo');
    expect(field('Name').value).toBe('Cut');
    expect(onDirty).toHaveBeenLastCalledWith(false);
    await press('Close');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
