import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { AddDialog } from './add-dialog.tsx';

const serve = () =>
  serveGraphQL({
    desk_walk_in: () => [],
    desk_menu: () => [],
    desk_guests: () => ({ guests: [] }),
  });

const show = (kind: 'walk-in' | 'group') =>
  showAtDesk(
    <AddDialog kind={kind} chairs={[]} date={TODAY} onBooked={() => {}}>
      <button type="button">Open</button>
    </AddDialog>,
  );
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const tab = (name: string) => screen.getByRole('tab', { name });

it('[DAY-006] a walk-in and a group are tabs of one dialog, which is named after the chosen one', async () => {
  serve();
  show('walk-in');
  await open();
  const walkIn = within(await screen.findByRole('dialog', { name: 'Who can take them?' }));
  expect(await walkIn.findByText('Nobody’s free today')).toBeTruthy();
  expect(tab('Walk-in').getAttribute('aria-selected')).toBe('true');
  // The dialog opens at its tabs, and the arrow keys choose between them.
  expect(document.activeElement).toBe(tab('Walk-in'));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Several guests together' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Group' })).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'Walk-in' })).toBeNull();
});

it('[DAY-006] what is typed in one stays while the other is looked at, until the dialog is closed', async () => {
  serve();
  show('group');
  await open();
  await userEvent.type(await screen.findByLabelText('Name of guest 2'), 'Cian');
  await userEvent.click(tab('Walk-in'));
  await userEvent.type(await screen.findByLabelText('Name, if you like'), 'Maud');
  await userEvent.click(tab('Group'));
  expect(screen.getByLabelText('Name of guest 2')).toHaveProperty('value', 'Cian');
  await userEvent.click(tab('Walk-in'));
  expect(screen.getByLabelText('Name, if you like')).toHaveProperty('value', 'Maud');
  await userEvent.keyboard('{Escape}');
  await open();
  // Opened anew, it begins with what its button names.
  expect(await screen.findByLabelText('Name of guest 2')).toHaveProperty('value', '');
});
