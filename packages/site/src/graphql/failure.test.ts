import { describe, expect, it } from 'vitest';
import { GraphQLFailure, messagesOf, NetworkFailure } from './failure.ts';

describe('the messages of an error', () => {
  it('include every message of a validation map', () => {
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

  it('prefer the reason to the message', () => {
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
  ])('are “An unknown error occurred” without detail (%s)', (error) => {
    expect(messagesOf(error)).toEqual(['An unknown error occurred']);
  });

  it('ignore a malformed validation map', () => {
    expect(new GraphQLFailure([{ message: 'Bad', extensions: { validation: 'nonsense' } }]).validation).toBeNull();
    expect(new GraphQLFailure([{ message: 'Bad', extensions: { validation: { a: [1, 'kept'] } } }]).validation).toEqual(
      { a: ['kept'] },
    );
  });
});
