import { afterEach, describe, expect, it } from 'vitest';
import { GraphQLFailure, NetworkFailure } from './graphql/failure.ts';
import { notify, onToast, type Toast } from './notify.ts';

let leave = () => {};
afterEach(() => leave());

function listen(): Toast[] {
  const shown: Toast[] = [];
  leave = onToast((toast) => void shown.push(toast));
  return shown;
}

describe('toasts', () => {
  it('[ERR-001] a validation map is one toast for each message', () => {
    const shown = listen();
    notify.failure(
      new GraphQLFailure([
        { message: 'Invalid', extensions: { validation: { email: ['Taken.'], mobile: ['Short.', 'Digits.'] } } },
      ]),
    );
    expect(shown).toEqual([
      { kind: 'error', text: 'Taken.' },
      { kind: 'error', text: 'Short.' },
      { kind: 'error', text: 'Digits.' },
    ]);
  });

  it('[ERR-002] otherwise the reason is shown', () => {
    const shown = listen();
    notify.failure(new GraphQLFailure([{ message: 'Refused', extensions: { reason: 'That time has gone.' } }]));
    expect(shown).toEqual([{ kind: 'error', text: 'That time has gone.' }]);
  });

  it("[ERR-003] without detail it is 'An unknown error occurred'", () => {
    const shown = listen();
    notify.failure(new NetworkFailure('offline'));
    expect(shown).toEqual([{ kind: 'error', text: 'An unknown error occurred' }]);
  });

  it('keeps messages from before the first listener', () => {
    notify.success('Added to cart!');
    expect(listen()).toEqual([{ kind: 'success', text: 'Added to cart!' }]);
  });
});
