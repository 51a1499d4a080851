import { outbox } from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperator, sealContext } from '../../src/features/operators/create-operator.ts';
import { findByEmail } from '../../src/features/operators/store.ts';
import { codeAt } from '../../src/features/operators/totp.ts';
import { bootApi, runDbCommand, type TestApi } from '../kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const db = (...args: string[]) => runDbCommand(api, ...args);

describe('commands for operations', () => {
  it('[MAIL-010] mails-again makes failed mails due', async () => {
    const failed = { state: 'failed', failure: 'undelivered', failedAt: api.clock.now(), tries: 90 } as const;
    const mail = {
      channel: 'mail',
      template: 'test',
      recipient: 'a@mail.example',
      payload: {},
      dedupeKey: 'x',
    } as const;
    await api.db.insert(outbox).values({ ...mail, ...failed });
    expect(await db('mails-again')).toContain('1 mail is sent again within minutes');
    expect(await api.db.select().from(outbox)).toMatchObject([{ state: 'waiting', tries: 0, failure: null }]);
  });

  it('[OPER-001] operator creates one, and shows password and secret once', async () => {
    const shown = await db('operator', '--email', 'Grace@thyme.example', '--name', 'Grace');
    const password = /Password\s+(\S+)/.exec(shown)?.[1] ?? '';
    const secret = /secret=([A-Z2-7]+)/.exec(shown)?.[1] ?? '';
    const stored = await findByEmail(api.db, 'grace@thyme.example');
    const opened = api.app.services.sealing.open(
      stored?.totpSealed ?? Buffer.alloc(0),
      sealContext('grace@thyme.example'),
    );
    expect(opened).toBe(secret);
    const body = new URLSearchParams({ email: 'grace@thyme.example', password, code: codeAt(secret, api.clock.now()) });
    expect((await api.fetch('/operator/login', { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  });

  it('[OPER-001] operator does not create one twice', async () => {
    const operator = { email: 'twice@thyme.example', name: 'Twice' };
    await createOperator(api.app.services, operator);
    expect(await db('operator', '--email', operator.email, '--name', 'Again')).toContain('There is an operator');
  });
});
