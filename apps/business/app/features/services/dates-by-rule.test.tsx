import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { DatesByRule } from './dates-by-rule.tsx';
import type { DateDraft } from './service-draft.ts';

const known = [
  { date: '2026-06-18', minute: 1140 },
  { date: '2026-06-25', minute: 1140 },
];

async function open() {
  serveGraphQL({ desk_shop: () => ({ id: 7, closed_days: [{ date: '2026-07-09', reason: 'Away' }] }) });
  const added: DateDraft[] = [];
  showAtDesk(<DatesByRule known={known} onDates={(dates) => added.push(...dates)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Every week until …' }));
  return added;
}
const retype = async (label: string, words: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), `${words}{Enter}`);
};

describe('dates by rule', () => {
  it('[CLASS-013] continue after the last date, and name the closed days that are skipped', async () => {
    const added = await open();
    expect(screen.getByLabelText('From')).toHaveProperty('value', 'Thu 2 Jul 2026');
    await retype('Until', '2026-07-16');
    expect(await screen.findByText(/Skipped, because you’re closed: Thu 9 Jul Away/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 dates' }));
    expect(added).toEqual([
      { date: '2026-07-02', minute: 1140 },
      { date: '2026-07-16', minute: 1140 },
    ]);
  });

  it('[CLASS-013] add nothing that is already in the list', async () => {
    await open();
    await retype('From', '2026-06-18');
    await retype('Until', '2026-06-25');
    expect(screen.getByText('All of these dates are in the list already.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add dates' })).toHaveProperty('disabled', true);
    await retype('Until', '2026-07-02');
    expect(screen.getByText('2 of them are in the list already.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 date' })).toBeTruthy();
  });
});
