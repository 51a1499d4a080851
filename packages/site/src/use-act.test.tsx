import { useQuery } from '@tanstack/react-query';
import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Queries } from './graphql/queries.tsx';
import { toasts } from './testing/toasts.fixtures.ts';
import { useAct } from './use-act.ts';

const showFailure = vi.fn();
const load = vi.fn(() => Promise.resolve('list'));
const work = vi.fn();
const onRefusal = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
});

function Page({ refusals }: { refusals: boolean }) {
  useQuery({ queryKey: ['list'], queryFn: load });
  const { act, busy } = useAct(showFailure, [['list']]);
  const press = (api: string) => () => void act(api, work, { body: { api }, ...(refusals ? { onRefusal } : {}) });
  return (
    <>
      <button type="button" onClick={press('first')}>
        First
      </button>
      <button type="button" onClick={press('second')}>
        Second
      </button>
      <p>Busy: {busy ?? 'no'}</p>
    </>
  );
}

async function show(refusals = false) {
  load.mockClear();
  render(
    <Queries>
      <Page refusals={refusals} />
    </Queries>,
  );
  await waitFor(() => expect(screen.getByText('Busy: no')).toBeTruthy());
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('running a mutation', () => {
  it('shows the message of the server and refreshes the given queries', async () => {
    work.mockResolvedValue({ status: 1, message: 'Saved.' });
    await show();
    const loaded = load.mock.calls.length;
    await press('First');
    await waitFor(() => expect(toasts).toEqual(['success: Saved.']));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(loaded + 1));
    expect(showFailure).not.toHaveBeenCalled();
  });

  it('runs one at a time, and says which', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    work.mockReturnValue(promise);
    await show();
    await press('First');
    expect(screen.getByText('Busy: first')).toBeTruthy();
    await press('Second');
    resolve({ status: 1, message: '' });
    await waitFor(() => expect(screen.getByText('Busy: no')).toBeTruthy());
    expect(work).toHaveBeenCalledOnce();
    expect(toasts).toEqual([]);
  });

  it('reports a refusal with what was sent, and refreshes after it too', async () => {
    work.mockResolvedValue({ status: 0, message: 'Too late.' });
    await show();
    const loaded = load.mock.calls.length;
    await press('First');
    await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
    expect(showFailure.mock.calls[0]).toMatchObject([
      { message: 'Too late.' },
      { api: 'first', body: { api: 'first' } },
    ]);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(loaded + 1));
  });

  it('leaves a refusal to the caller who wants it, but not an outage', async () => {
    work.mockResolvedValueOnce({ status: 0, message: 'Too late.' }).mockRejectedValueOnce(new Error('offline'));
    await show(true);
    await press('First');
    await waitFor(() => expect(onRefusal).toHaveBeenCalledWith('Too late.'));
    expect(showFailure).not.toHaveBeenCalled();
    await press('First');
    await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  });
});
