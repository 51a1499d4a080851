import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { toasts } from '../../../lib/testing/toasts.fixtures.ts';
import { EditProfile } from './edit-profile.tsx';
import type { Profile } from './use-profile.ts';

vi.setConfig({ testTimeout: 60_000 });

const profile = { id: 9, first_name: 'Niamh', last_name: 'Gallagher', photo: null } as unknown as Profile;
const UPLOADED = '/uploads/profile/niamh-new.webp';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 60 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
});
afterEach(() => vi.restoreAllMocks());

/** Answers the upload as given, and records what the profile is saved with. */
function serve(upload: () => Response) {
  const saved: { photo?: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url === '/account/photo') return upload();
    const operations = JSON.parse(body) as { query: string; variables: { photo?: string } }[];
    return Response.json(
      operations.map(({ query, variables }) => {
        if (query.includes('guestProfileUpdate')) saved.push(variables);
        return { data: { guestProfileUpdate: { status: 1, message: '' }, system_log: { status: 1 } } };
      }),
    );
  });
  return saved;
}

async function choosePhotoAndSave() {
  let closed = 0;
  showToGuest(
    <EditProfile profile={profile} phone={{ country: 'IE', national: '087 123 4567' }} onClose={() => (closed += 1)} />,
  );
  const person = userEvent.setup();
  await person.upload(screen.getByLabelText('Photo'), new File(['x'], 'me.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: 'Use this photo' });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  return () => closed;
}

it('[ACCOUNT-083] Save includes a chosen photo, without another press', async () => {
  const saved = serve(() => Response.json({ photo: UPLOADED }));
  const closed = await choosePhotoAndSave();
  await waitFor(() => expect(closed()).toBe(1));
  expect(saved.map(({ photo }) => photo)).toEqual([UPLOADED]);
  expect(toasts).toEqual(['success: Profile edited successfully!']);
});

it('[ACCOUNT-083] a photo that is refused keeps the form open and says why, and nothing is saved without it', async () => {
  const saved = serve(() => Response.json({ errors: [{ message: 'This picture is too small.' }] }, { status: 422 }));
  const closed = await choosePhotoAndSave();
  expect(await screen.findByText('This picture is too small.')).toBeTruthy();
  expect([closed(), saved]).toEqual([0, []]);
  expect(screen.getByRole('button', { name: 'Use this photo' })).toBeTruthy();
});
