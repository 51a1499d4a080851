import { afterEach, describe, expect, it } from 'vitest';
import { GraphQLFailure, NetworkFailure } from './graphql/failure.ts';
import { notify, onToast, type Toast } from './notify.ts';

let leave = () => {};
afterEach(() => leave());

function listen(): Toast[] {
  const received: Toast[] = [];
  leave = onToast((toast) => void received.push(toast));
  return received;
}

describe('toasts', () => {
  it('[ERR-001] a validation map is one toast for each message', () => {
    const received = listen();
    notify.failure(
      new GraphQLFailure([
        { message: 'Invalid', extensions: { validation: { email: ['Taken.'], mobile: ['Short.', 'Digits.'] } } },
      ]),
    );
    expect(received).toEqual([
      { kind: 'error', text: 'Taken.' },
      { kind: 'error', text: 'Short.' },
      { kind: 'error', text: 'Digits.' },
    ]);
  });

  it('[ERR-002] otherwise the reason is shown', () => {
    const received = listen();
    notify.failure(new GraphQLFailure([{ message: 'Refused', extensions: { reason: 'That time has gone.' } }]));
    expect(received).toEqual([{ kind: 'error', text: 'That time has gone.' }]);
  });

  it("[ERR-003] without detail it is 'An unknown error occurred'", () => {
    const received = listen();
    notify.failure(new NetworkFailure('offline'));
    expect(received).toEqual([{ kind: 'error', text: 'An unknown error occurred' }]);
  });

  it('are queued until there is a listener', () => {
    notify.success('Added to cart!');
    expect(listen()).toEqual([{ kind: 'success', text: 'Added to cart!' }]);
  });
});
