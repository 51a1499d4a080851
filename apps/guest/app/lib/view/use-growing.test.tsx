import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { useGrowing } from './use-growing.ts';

function List({ first, step, total }: { first: number; step: number; total: number }) {
  const { count, moreOf } = useGrowing(first, step);
  const more = moreOf(total);
  return (
    <>
      <output>{count}</output>
      {more && (
        <button type="button" onClick={more}>
          Load more
        </button>
      )}
    </>
  );
}

it('grows by a step while there is more, up to the server’s limit', async () => {
  render(<List first={50} step={200} total={700} />);
  const person = userEvent.setup();
  for (const count of ['250', '450', '500']) {
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getByRole('status').textContent).toBe(count);
  }
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('offers nothing where all are here', () => {
  render(<List first={18} step={18} total={18} />);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
