import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

it('[DECIDE-003] a fee to decide on is listed in Waiting for you until it is decided', async () => {
  const requests = serveGraphQL({
    desk_decisions: () => [
      {
        appt_id: 31,
        guest_name: 'Bríd Kavanagh',
        service: 'Cut',
        starts: wallAt('2026-06-15', 600),
        fee: 14,
        decided_by: NOW + 2 * 86_400,
      },
    ],
    desk_unanswered: () => [],
    desk_decide_charge: () => ({ status: 1, message: 'You keep €14.00.' }),
  });
  showAtDesk(<WaitingPanel questions={[]} now={NOW} linkTo={(id) => `/?appt=${id}`} />);
  expect(await screen.findByText('Keep €14.00 from Bríd Kavanagh?')).toBeTruthy();
  expect(screen.queryByText(/nothing waiting for you/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep €14.00 from Bríd Kavanagh' }));
  await waitFor(() => expect(sentTo(requests, 'desk_decide_charge')).toMatchObject([{ id: 31, charge: true }]));
});
