import { describe, expect, it } from 'vitest';
import { readAnswer } from './provider-window.ts';

const profile = { provider_id: '42', first_name: 'Eabha', last_name: 'Quinn', email: 'e@mail.example' };
const answer = { type: 'thyme:social-login', flow: 'mine', provider: 'google', token: 'signed', profile };

describe('what a provider’s window answers', () => {
  it('[AUTH-036] carries the token and the profile', () => {
    expect(readAnswer(answer, 'mine')).toEqual({ kind: 'token', token: 'signed', profile });
  });

  it.each([
    ['another flow', { ...answer, flow: 'theirs' }],
    ['another kind of message', { ...answer, type: 'resize' }],
    ['text', 'signed'],
    ['nothing', null],
  ])('is not %s', (_what, message) => {
    expect(readAnswer(message, 'mine')).toBeNull();
  });

  it.each([
    ['cancelled', { ...answer, error: 'cancelled' }],
    ['failed', { ...answer, error: 'failed' }],
    ['failed', { ...answer, token: '' }],
    ['failed', { ...answer, token: 7 }],
  ])('may say %s', (kind, message) => {
    expect(readAnswer(message, 'mine')).toEqual({ kind });
  });

  it('has no email where the provider withholds it', () => {
    const withheld = { ...answer, profile: { provider_id: '42' } };
    expect(readAnswer(withheld, 'mine')).toMatchObject({
      profile: { provider_id: '42', first_name: '', last_name: '', email: null },
    });
  });
});
