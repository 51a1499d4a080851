import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { keys, read, remove, write } from '../../../lib/storage.ts';
import { useStart } from './use-start.ts';

function Page() {
  const { start, isUnknown } = useStart(true);
  return <p>{start ? 'the list' : isUnknown ? 'waiting' : 'the calendar'}</p>;
}
const shown = (words: string) => screen.findByText(words);

describe('whether a shop has just opened', () => {
  beforeEach(() => remove(keys.started));

  it('[START-004] is awaited, so that no calendar flashes before the list', async () => {
    let answer: (value: object) => void = () => {};
    serveGraphQL({ desk_start: () => new Promise((resolve) => (answer = resolve)) });
    showAtDesk(<Page />);
    expect(await shown('waiting')).toBeTruthy();
    await expect.poll(() => answer.length).toBe(1);
    answer({ is_over: false });
    expect(await shown('the list')).toBeTruthy();
  });

  it('[START-004] is remembered once it is over', async () => {
    serveGraphQL({ desk_start: () => ({ is_over: true }) });
    showAtDesk(<Page />);
    expect(await shown('the calendar')).toBeTruthy();
    expect(read(keys.started)).toBe('7');
  });

  it('[START-004] is not awaited if the browser knows that it is over', () => {
    write(keys.started, '7');
    serveGraphQL({ desk_start: () => new Promise(() => {}) });
    showAtDesk(<Page />);
    expect(screen.getByText('the calendar')).toBeTruthy();
  });

  it('[START-004] does not block the calendar if the request fails', async () => {
    serveGraphQL({});
    showAtDesk(<Page />);
    expect(await shown('the calendar')).toBeTruthy();
  });
});
