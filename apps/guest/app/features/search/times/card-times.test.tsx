import { render } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CardTimes } from './card-times.tsx';
import { freeTimes } from './free-times.ts';

const wall = Date.UTC(2026, 7, 14, 10) / 1000;

it('[SEARCH-041] free times on a card carry the shop’s zone', () => {
  const { container } = render(
    <MemoryRouter>
      <CardTimes slug="hudson" name="Hudson" times={freeTimes([wall], wall)} zoneLabel="New York time" />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('Hudson, Today 10:00 amNew York time');
});
