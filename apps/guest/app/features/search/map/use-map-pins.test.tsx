import { render, screen } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { serve } from '../../../lib/testing/guest-page.fixtures.tsx';
import { readWanted } from '../wanted.ts';
import { useMapPins } from './use-map-pins.ts';

const pin = {
  id: 1,
  slug: 'hudson',
  name: 'Hudson',
  lat: 40.7,
  lng: -74,
  first_free: 1_786_701_600,
  days_ahead: 0,
  matches: true,
};
const wanted = readWanted(new URL('https://thyme.example/search'), undefined);

function Pins() {
  const found = useMapPins(wanted);
  return found.state === 'ready' ? found.pins.map(({ id, text }) => <p key={id}>{`${id}: ${text}`}</p>) : null;
}

it('[SEARCH-041] the first free time on a pin carries the zone of a shop abroad', async () => {
  serve(() => ({
    business_search: {
      pins: [
        { ...pin, zone_label: 'New York time' },
        { ...pin, id: 2, zone_label: 'Irish time' },
      ],
    },
  }));
  render(<Pins />);
  expect(await screen.findByText(/^1: .* (am|pm) New York time$/)).toBeTruthy();
  expect(screen.getByText(/^2: .* (am|pm)$/)).toBeTruthy();
});
