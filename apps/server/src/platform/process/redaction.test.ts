import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memoryLog } from '../../../test/kit/memory-log.ts';
import { redactJsonText, redactPath, redactText, redactValue } from './redaction.ts';

describe('redaction', () => {
  it.each([
    ['Authorization: Bearer abc.def-123', 'abc.def-123'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln leaked', 'eyJhbGciOiJIUzI1NiJ9'],
    ['card 4242 4242 4242 4242 declined', '4242 4242'],
    ['card 4242424242424242', '4242424242424242'],
    ['password=hunter2&email=a@b.ie', 'hunter2'],
    ['{"access_token": "s3cr3t"}', 's3cr3t'],
  ])('cuts the secret out of %s', (text, secret) => {
    expect(redactText(text)).not.toContain(secret);
    expect(redactText(text)).toContain('[redacted]');
  });

  it('does not change phone numbers and long ids', () => {
    expect(redactText('call 00353871234567 about 1234567890123')).toBe('call 00353871234567 about 1234567890123');
  });

  it('recognises secrets by field name at any depth, also in JSON inside a string', () => {
    const value = { user: { email: 'a@b.ie', password: 'hunter2' }, list: [{ otp_code: '1234' }] };
    expect(redactValue(value)).toEqual({
      user: { email: 'a@b.ie', password: '[redacted]' },
      list: [{ otp_code: '[redacted]' }],
    });
    expect(redactJsonText(JSON.stringify(value))).not.toMatch(/hunter2|1234/);
    expect(redactJsonText('{"password": "hunter2", broken')).not.toContain('hunter2');
  });

  it('keeps tokens in addresses out of the log', () => {
    expect(redactPath('/reset-password/Zr0bq8JtT2vW1nS5kY7xL3cD?x=1')).toBe('/reset-password/[redacted]');
    expect(redactPath('/willow-room?service=facial')).toBe('/willow-room');
  });
});

describe('the log', () => {
  it('never contains passwords, tokens or authorization headers', () => {
    const { log, lines } = memoryLog();
    log.info(
      { headers: { authorization: 'Bearer abc' }, password: 'hunter2', user: { access_token: 'tok', name: 'Niamh' } },
      'x',
    );
    expect(JSON.stringify(lines)).not.toMatch(/abc|hunter2|"tok"/);
    expect(JSON.stringify(lines)).toContain('Niamh');
  });

  it('never contains the values of a failed query', () => {
    const { log, lines } = memoryLog();
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(niamh@mail.example) exists.',
      code: '23505',
    });
    const error = new DrizzleQueryError('insert into users (email) values ($1)', ['niamh@mail.example'], cause);
    log.error({ err: error }, 'x');
    const text = JSON.stringify(lines);
    expect(text).not.toContain('niamh');
    expect(text).toContain('insert into users');
    expect(text).toContain('duplicate key');
  });
});
