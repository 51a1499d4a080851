import { describe, expect, it } from 'vitest';
import { GraphQLFailure } from './graphql/failure.ts';
import { logEntry, redact } from './report.ts';

const browser = { source: 'web-guest', device: 'Test browser', user: '7' };

const entry = logEntry(
  {
    api: 'login',
    body: { username: 'niamh@mail.example', password: 'Secret-1!' },
    error: new Error('Failed to fetch'),
  },
  browser,
);

describe('error log entries', () => {
  it("[CONST-025] the client's version is '1.1.0'", () => {
    expect(entry.version).toBe('1.1.0');
  });

  it("[CONST-027] the priority is 'high'", () => {
    expect(entry.priority).toBe('high');
  });

  it('contain the operation, the user and the page, without secrets', () => {
    expect(entry).toMatchObject({
      api: 'login',
      type: 'mutation',
      user: '7',
      device: 'Test browser',
      exception: 'Error: Failed to fetch',
    });
    expect(entry.body).toBe('{"username":"niamh@mail.example","password":"[removed]"}');
  });

  it('contain the response', () => {
    const refused = logEntry({ api: 'add_review', error: new GraphQLFailure([{ message: 'Too late.' }]) }, browser);
    expect(refused.response).toBe('[{"message":"Too late."}]');
  });

  it('redact secrets at every depth', () => {
    expect(redact({ a: [{ google_pay_token: 'x', note: 'kept' }], otp_code: '1' })).toEqual({
      a: [{ google_pay_token: '[removed]', note: 'kept' }],
      otp_code: '[removed]',
    });
  });
});
