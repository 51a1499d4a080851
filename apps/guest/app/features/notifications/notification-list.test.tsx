import { act, render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/forgetting.ts';
import { Queries } from '../../lib/graphql/queries.tsx';
import { keys, write } from '../../lib/storage.ts';
import { NotificationList } from './notification-list.tsx';

type Operation = { query: string };

let marked = 0;
/** How often the list was answered after that. */
let toldSeen = 0;

/** One notification, which is new until it has been marked as seen. */
function serve(): void {
  marked = 0;
  toldSeen = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(
      (JSON.parse(body) as Operation[]).map(({ query }) => {
        if (query.includes('myNotificationSeen')) {
          marked += 1;
          return { data: { myNotificationSeen: { status: 1, message: '' } } };
        }
        if (marked > 0) toldSeen += 1;
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
          services: [],
          created_at: 1_800_000_000,
          seen: marked > 0,
          actions: [],
          answer_by: null,
        };
        return { data: { myNotification: { new: marked > 0 ? 0 : 1, total: 1, data: [news] } } };
      }),
    ),
  );
}

let visibility: DocumentVisibilityState = 'visible';
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
async function look(state: DocumentVisibilityState): Promise<void> {
  await act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

let leave = () => {};
function show(): void {
  write(keys.guestToken, 'a token');
  serve();
  const { unmount } = render(
    <MemoryRouter>
      <Queries>
        <NotificationList answer={() => null} />
      </Queries>
    </MemoryRouter>,
  );
  leave = unmount;
}

afterEach(() => {
  leave();
  forgetEverything();
  vi.unstubAllGlobals();
  visibility = 'visible';
});

const isNew = () => screen.getByRole('heading', { name: /Tomorrow at Willow Room/ }).textContent?.endsWith(', new');

describe('the list of notifications', () => {
  it('keeps what was new marked while the page is open, though it counts as seen', async () => {
    show();
    await screen.findByRole('heading', { name: /Tomorrow at Willow Room/ });
    expect(isNew()).toBe(true);
    await vi.waitFor(() => expect(marked).toBeGreaterThan(0));
    // Back from another window: the list is asked for again, and says 'seen' now.
    await look('hidden');
    await look('visible');
    await vi.waitFor(() => expect(toldSeen).toBeGreaterThan(0));
    await vi.waitFor(() => expect(marked).toBeGreaterThan(1));
    expect(isNew()).toBe(true);
  });

  it('marks what came behind somebody’s back when they look', async () => {
    visibility = 'hidden';
    show();
    await screen.findByRole('heading', { name: /Tomorrow at Willow Room/ });
    expect(marked).toBe(0);
    await look('visible');
    await vi.waitFor(() => expect(marked).toBe(1));
  });
});
