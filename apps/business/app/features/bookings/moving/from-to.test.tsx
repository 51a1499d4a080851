import { wallAt } from '@thyme/domain/time';
import { screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import type { Appointment, Chair } from '../operations.ts';
import { FromTo } from './from-to.tsx';
import { startingDraft } from './move-draft.ts';

const starts = wallAt(TODAY, 11 * 60 + 30);
const line: Appointment['lines'][number] = {
  ...{ id: 1, service_pricing_id: 9, service: 'Cut', starts, minutes: 90, chair_id: 1, list_price: null },
  ...{ chair: 'Chair 1', person: 'Aisling', price: 68, special_price: 0, is_group: false },
};
const moved: Appointment = { ...appointment, starts, ends: starts + 5_400, lines: [line] };
const chair = (id: number, person: string): Chair => ({
  id,
  name: `Chair ${id}`,
  person,
  active: true,
  portrait: { image: `/pictures/${person}.webp` },
});

it('[CAL-031] a move shows the portraits of the person now and the new one', () => {
  const draft = startingDraft(moved, {
    ...{ appointmentId: 41, lineId: null, minutes: null, room: null },
    ...{ starts: starts + 3_600, chairId: 2 },
  });
  showAtDesk(<FromTo appointment={moved} draft={draft} chairs={[chair(1, 'Aisling'), chair(2, 'Tom')]} />);
  const pictures = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(pictures.map((src) => /Aisling|Tom/.exec(src)?.[0])).toEqual(['Aisling', 'Tom']);
  expect(screen.getByText('Aisling')).toBeTruthy();
  expect(screen.getByText('Tom')).toBeTruthy();
  // A time and its 'pm' are one piece, which is never broken.
  const pieces = screen.getAllByText(/[ap]m/).map(({ textContent }) => textContent);
  expect(pieces).toEqual(['11:30 am–', '1:00 pm', '2:00 pm']);
});
