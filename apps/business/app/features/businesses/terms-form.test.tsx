import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Profile } from './operations.ts';
import { TermsForm } from './terms-form.tsx';

it('[PARTY-008] says how long each guest of a group has to pay their part, or that one pays for all', async () => {
  const requests = serveGraphQL({ desk_save_terms: () => ({ status: 1, message: 'Saved.', id: 7, conflicts: [] }) });
  const profile = { upfront_percent: 20, part_hours: 24, confirms_at_once: true, video_vetting: false } as Profile;
  showAtDesk(<TermsForm profile={{ ...profile, consultation_minutes: 15 }} />);
  const choice = screen.getByRole('combobox', { name: /^Groups where each pays their own part/ });
  expect((choice as HTMLSelectElement).value).toBe('24');
  await userEvent.selectOptions(choice, 'One guest pays for all');
  await userEvent.click(screen.getByRole('button', { name: 'Save the terms' }));
  await waitFor(() =>
    expect(sentTo(requests, 'desk_save_terms')).toMatchObject([{ business: 7, parts: 0, percent: 20 }]),
  );
});
