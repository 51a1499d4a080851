import { cleanup, render } from '@thyme/ui/testing.ts';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Call } from '../media/index.ts';
import { useLeaving } from './use-leaving.ts';

afterEach(cleanup);

function Room({ call }: { call: Call }) {
  useLeaving(call);
  return null;
}

function opened() {
  let left = 0;
  const call = { leave: () => (left += 1) } as unknown as Call;
  const shown = render(
    <StrictMode>
      <Room call={call} />
    </StrictMode>,
  );
  return { ...shown, left: () => left };
}

it('[VIDEO-022] a reload does not leave the call; going elsewhere on the site does', async () => {
  const room = opened();
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(room.left()).toBe(0);
  room.unmount();
  await Promise.resolve();
  expect(room.left()).toBe(1);
});
