import { describe, expect, it } from 'vitest';
import { queryErrors } from './index.ts';

describe('query form', () => {
  const full = { name: 'Aoife', email: 'a@b.ie', phone: '087 123 4567' };

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Please enter your name!' }],
    [{ email: '' }, { email: 'Please enter your email address!' }],
    [{ email: 'a@b' }, { email: 'Please enter your email address!' }],
    [{ phone: ' ' }, { phone: 'Please enter your mobile number!' }],
  ])('%j', (changes, errors) => {
    expect(queryErrors({ ...full, ...changes })).toEqual(errors);
  });
});
