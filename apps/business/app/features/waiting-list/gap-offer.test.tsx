import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../lib/desk-page.fixtures.tsx';
import { GapOffer } from './gap-offer.tsx';

const person = (id: number, first_name: string, more: object = {}) => ({
  id,
  guest_id: id,
  service_pricing_id: 9,
  first_name,
  last_name: 'Daly',
  service: 'Quiet facial',
  date_scope: 'this_date',
  from_date: TODAY,
  to_date: TODAY,
  since: 0,
  offered: null,
  offered_until: null,
  ...more,
});
const gap = { date: TODAY, chairId: 1, from: 780, to: 840 };
const times = (...minutes: number[]) => minutes.map((minute) => wallAt(TODAY, minute));

describe('a gap that suits a guest on the waiting list', () => {
  it('[CAL-006] counts only guests whose service fits and who have no open offer', async () => {
    serveGraphQL({
      desk_waiting: () => [
        person(1, 'Nora'),
        person(2, 'Orla'),
        person(3, 'Pia', { offered_until: NOW + 600 }),
        person(4, 'Rita'),
      ],
      desk_waiting_fits: () => [
        { id: 1, chair_id: 1, times: times(780, 795) },
        { id: 2, chair_id: 1, times: times(960) },
        { id: 3, chair_id: 1, times: times(780) },
        { id: 4, chair_id: 2, times: times(780) },
      ],
    });
    showAtDesk(<GapOffer gap={gap} />);
    expect(await screen.findByRole('button', { name: /1 h free · Offer to 1/ })).toBeTruthy();
  });

  it('[CAL-006] offers the time to the first in line, or to another', async () => {
    const requests = serveGraphQL({
      desk_waiting: () => [person(1, 'Nora'), person(2, 'Orla')],
      desk_waiting_fits: () => [1, 2].map((id) => ({ id, chair_id: 1, times: times(780, 795) })),
      desk_offer_time: () => ({ status: 1, message: 'Asked.' }),
    });
    showAtDesk(<GapOffer gap={gap} />);
    await userEvent.click(await screen.findByRole('button', { name: /Offer to 2/ }));
    expect(screen.getByRole('button', { name: 'Offer Nora 1:00 pm' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Orla/ }));
    await userEvent.click(screen.getByRole('button', { name: '1:15 pm' }));
    await userEvent.click(screen.getByRole('button', { name: 'Offer Orla 1:15 pm' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_offer_time')).toEqual([
        { business: 7, id: 2, date: TODAY, time: wallAt(TODAY, 795), chair: 1 },
      ]),
    );
  });

  it('[CAL-006] is not shown when nobody fits', async () => {
    const requests = serveGraphQL({ desk_waiting: () => [person(1, 'Nora')], desk_waiting_fits: () => [] });
    showAtDesk(<GapOffer gap={gap} />);
    await waitFor(() => expect(sentTo(requests, 'desk_waiting_fits')).not.toHaveLength(0));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
