import { act, screen } from '@thyme/ui/testing.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { NotificationList } from './notification-list.tsx';

let marked = 0;
/** How often the list was requested after it was marked as seen. */
let markedSeen = 0;

/** One notification, which is new until it has been marked as seen. */
function show(): void {
  marked = 0;
  markedSeen = 0;
  serve(({ query }) => {
    if (query.includes('myNotificationSeen')) {
      marked += 1;
      return { myNotificationSeen: { status: 1, message: '' } };
    }
    if (marked > 0) markedSeen += 1;
    const news = {
      id: 1,
      title: 'Tomorrow at Willow Room',
      message: '',
      status: 'reminder',
      ref_id: 1,
      target_url: null,
      business_id: 1,
      business_slug: 'willow-room',
      business_name: 'Willow Room',
      zone_label: null,
      services: [],
      created_at: 1_800_000_000,
      seen: marked > 0,
      actions: [],
      answer_by: null,
      call_id: null,
      ended_offer: null,
    };
    return { myNotification: { new: marked > 0 ? 0 : 1, total: 1, data: [news] } };
  });
  showToGuest(<NotificationList answer={() => null} />);
}

let visibility: DocumentVisibilityState = 'visible';
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
async function look(state: DocumentVisibilityState): Promise<void> {
  await act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

afterEach(() => {
  visibility = 'visible';
});

const isNew = () => screen.getByRole('heading', { name: /Tomorrow at Willow Room/ }).textContent?.endsWith(', new');

describe('the list of notifications', () => {
  it('keeps what was new marked while the page is open, though it counts as seen', async () => {
    show();
    await screen.findByRole('heading', { name: /Tomorrow at Willow Room/ });
    expect(isNew()).toBe(true);
    await vi.waitFor(() => expect(marked).toBeGreaterThan(0));
    // Back from another window: the list is refetched, and says 'seen' now.
    await look('hidden');
    await look('visible');
    await vi.waitFor(() => expect(markedSeen).toBeGreaterThan(0));
    await vi.waitFor(() => expect(marked).toBeGreaterThan(1));
    expect(isNew()).toBe(true);
  });

  it('marks what arrived in the background when the page is visible again', async () => {
    visibility = 'hidden';
    show();
    await screen.findByRole('heading', { name: /Tomorrow at Willow Room/ });
    expect(marked).toBe(0);
    await look('visible');
    await vi.waitFor(() => expect(marked).toBe(1));
  });
});
