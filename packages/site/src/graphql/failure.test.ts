import { describe, expect, it } from 'vitest';
import { GraphQLFailure, messagesOf, NetworkFailure } from './failure.ts';

describe('the message of an error', () => {
  it('lists every message of a validation map', () => {
    const failure = new GraphQLFailure([
      {
        message: 'Validation failed.',
        extensions: {
          validation: { email: ['The email has already been taken.'], mobile: ['Too short.', 'Digits only.'] },
        },
      },
    ]);
    expect(messagesOf(failure)).toEqual(['The email has already been taken.', 'Too short.', 'Digits only.']);
  });

  it('prefers the reason to the message', () => {
    expect(
      messagesOf(new GraphQLFailure([{ message: 'Error', extensions: { reason: 'The shop is closed.' } }])),
    ).toEqual(['The shop is closed.']);
    expect(messagesOf(new GraphQLFailure([{ message: 'Order not found' }]))).toEqual(['Order not found']);
  });

  it.each([
    new GraphQLFailure([]),
    new GraphQLFailure([{ message: '' }]),
    new NetworkFailure('offline'),
    new Error('x'),
    null,
  ])('reports an unknown error without detail (%s)', (error) => {
    expect(messagesOf(error)).toEqual(['An unknown error occurred']);
  });

  it('passes over a validation map that is not one', () => {
    expect(new GraphQLFailure([{ message: 'Bad', extensions: { validation: 'nonsense' } }]).validation).toBeNull();
    expect(new GraphQLFailure([{ message: 'Bad', extensions: { validation: { a: [1, 'kept'] } } }]).validation).toEqual(
      { a: ['kept'] },
    );
  });
});
