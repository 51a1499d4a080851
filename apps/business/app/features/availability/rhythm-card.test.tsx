import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Opening } from './operations.ts';
import { RhythmCard } from './rhythm-card.tsx';

it('[DESKC-009] counts one day as a day', () => {
  serveGraphQL({});
  const opening = { slot_duration: 15, buffer_minutes: 0, notice_minutes: 1_440, horizon_days: 1 } as Opening;
  showAtDesk(<RhythmCard opening={opening} />);
  const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
  expect(chosen('Earliest booking')).toBe('1 day ahead');
  expect(chosen('Latest booking')).toBe('1 day ahead');
  expect(screen.getByRole('option', { name: '2 days ahead' })).toBeTruthy();
});
