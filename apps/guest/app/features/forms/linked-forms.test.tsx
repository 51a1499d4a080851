import { wallAt } from '@thyme/domain/time';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { LinkedForms } from './linked-forms.tsx';

const form = {
  id: 4,
  version: 2,
  title: 'Colour consultation',
  intro: '',
  questions: [{ id: 'q1', kind: 'short', label: 'Any allergies?', required: true, options: [] }],
};
const linked = (forms: object[]) => ({
  linked_forms: {
    shop: 'Willow Room',
    slug: 'willow-room',
    first_name: 'Una',
    starts: wallAt('2026-06-19', 600),
    zone_label: 'Irish time',
    forms,
  },
});
const show = () =>
  render(
    <MemoryRouter>
      <Queries>
        <LinkedForms token="7.1800000000.signature" />
      </Queries>
    </MemoryRouter>,
  );

describe('forms behind a link', () => {
  it('[FORM-015] are answered without a login, and what is missing is named', async () => {
    let isAnswered = false;
    const sent: unknown[] = [];
    serve(({ query, variables }) => {
      if (query.includes('answer_linked_form')) {
        sent.push(variables);
        isAnswered = true;
        return { answer_linked_form: { status: 1, message: 'Thank you, that’s done.' } };
      }
      return linked(isAnswered ? [] : [form]);
    });
    show();
    expect(await screen.findByText(/for your appointment on Fri 19 Jun, 10:00 am/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Any allergies?'), 'None');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Una' })).toBeTruthy();
    expect(sent).toEqual([
      { token: '7.1800000000.signature', form_id: 4, version: 2, answers: [{ id: 'q1', value: 'None' }] },
    ]);
  });

  it('[GUESTB-009] name the clock of a shop abroad', async () => {
    const { linked_forms } = linked([form]);
    serve(() => ({ linked_forms: { ...linked_forms, zone_label: 'New York time' } }));
    show();
    expect(await screen.findByText(/for your appointment on Fri 19 Jun, 10:00 am New York time\./)).toBeTruthy();
  });

  it('[FORM-015] say so when the link has expired', async () => {
    serve(() => ({ linked_forms: null }));
    show();
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
  });
});
