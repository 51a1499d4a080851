import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memoryLog } from '../../test/kit/index.ts';
import { createMetrics } from '../platform/process/metrics.ts';
import { formatErrors } from './error-formatter.ts';
import { invalidInput, messagesByField, PublicError, unauthenticated } from './errors.ts';

function format(error: unknown) {
  const { log, lines } = memoryLog();
  const metrics = createMetrics({ processMetrics: false });
  const [shown] = formatErrors([error], { log, metrics });
  return { shown, lines };
}

describe('what a client sees of an error', () => {
  it('is masked, with an id that is in the log', () => {
    const { shown, lines } = format(
      new GraphQLError('x', { originalError: new Error('relation "users" does not exist'), path: ['business'] }),
    );
    expect(shown?.message).toBe('Internal server error!');
    expect(shown?.extensions).toEqual({ code: 'INTERNAL', id: expect.stringMatching(/^\w{10}$/) });
    expect(JSON.stringify(shown)).not.toContain('users');
    expect(lines[0]).toMatchObject({
      errorId: shown?.extensions?.id,
      err: { message: 'relation "users" does not exist' },
    });
  });

  it('is the message itself where it is public', () => {
    const { shown, lines } = format(
      new GraphQLError('x', { originalError: unauthenticated(), path: ['profileInformation'] }),
    );
    expect(shown).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' }, path: ['profileInformation'] });
    expect(lines).toEqual([]);
  });

  it('is masked for thrown values that are not errors', () => {
    expect(format('boom').shown?.message).toBe('Internal server error!');
    expect(format(undefined).shown?.message).toBe('Internal server error!');
    expect(format(new Proxy(new Error('secret'), {})).shown?.message).toBe('Internal server error!');
  });
});

describe('wrong input', () => {
  it('is a map of field to messages', () => {
    const schema = z.object({
      email: z.email('Email should have correct format'),
      services: z.array(z.object({ date: z.string('Pick a date') })),
    });
    const { error } = schema.safeParse({ email: 'nope', services: [{ date: 7 }] });
    const validation = messagesByField(error?.issues ?? []);
    expect(validation).toEqual({ email: ['Email should have correct format'], 'services.0.date': ['Pick a date'] });
    expect(invalidInput(validation).toJSON()).toMatchObject({ extensions: { code: 'VALIDATION', validation } });
  });

  it('keeps every message of a field', () => {
    expect(messagesByField([{ message: 'a', path: ['x'] }, { message: 'b', path: ['x'] }, { message: 'c' }])).toEqual({
      x: ['a', 'b'],
      input: ['c'],
    });
  });

  it('is a public error', () => {
    expect(invalidInput({})).toBeInstanceOf(PublicError);
  });
});
