import { isAllowed, type Need, type Rights } from '@thyme/domain/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi, type WireAnswer } from '../kit/index.ts';
import { accessRules } from './access-rules.ts';
import { deskNeeds } from './desk-needs.ts';
import { documentOf, type Operation, operationsOf } from './documents.ts';
import { missing } from './rules.ts';
import { type StoredChanges, watchChanges } from './stored-changes.ts';
import { createWorld, type World } from './world.ts';

const ofDesk = operationsOf().filter(({ name }) => accessRules[name]?.who === 'business');
const having = (...needs: string[]) =>
  ofDesk
    .filter(({ name }) => needs.includes(deskNeeds[name] ?? ''))
    .map((operation) => ({ operation, name: operation.name }));

let api: TestApi;
let changes: StoredChanges;
let shared: World;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
  changes = await watchChanges(api.db);
  shared = await createWorld(api);
});
afterAll(() => api.close());

type Answer = WireAnswer<Record<string, unknown>>;
const run = (operation: Operation, variables: object, token: string): Promise<Answer> =>
  api.run(documentOf(operation), variables, { token });

/** The text of a refusal, as an error or as the message of a result with status 0. */
const words = ({ data, errors }: Answer) =>
  JSON.stringify({ data, errors: (errors ?? []).map(({ message }) => message) });

const PEOPLE: Record<'manager' | 'staff' | 'own', Rights> = {
  manager: { role: 'manager', calendar: 'all', seesMoney: false },
  staff: { role: 'staff', calendar: 'all', seesMoney: false },
  own: { role: 'staff', calendar: 'own', seesMoney: false },
};
const REFUSAL: Record<string, string> = {
  calendar: 'You can see your own calendar only.',
  manager: 'Only the owner or a manager can do this.',
  money: 'Only people who may see the money can do this.',
  owner: 'Only the owner',
};

describe('members’ rights', () => {
  it('[ROTA-001] are declared for every operation of the desk, and for no other', () => {
    expect(ofDesk.map(({ name }) => name).filter((name) => deskNeeds[name] === undefined)).toEqual([]);
    const there = new Set(ofDesk.map(({ name }) => name));
    expect(Object.keys(deskNeeds).filter((name) => !there.has(name))).toEqual([]);
  });

  it.each(having('calendar', 'manager', 'money', 'owner'))(
    '[ROTA-001] $name refuses members without the right, and changes nothing',
    async ({ operation, name }) => {
      const input = (await accessRules[name]?.input?.(shared)) ?? {};
      const need = deskNeeds[name] as Need;
      await changes.since();
      for (const [who, rights] of Object.entries(PEOPLE)) {
        if (isAllowed(rights, need)) continue;
        const answer = await run(operation, input, shared[who as keyof typeof PEOPLE].token);
        expect(words(answer)).toContain(REFUSAL[need]);
      }
      expect(await changes.since()).toEqual([]);
    },
  );

  it.each(having('calendar', 'manager'))('[ROTA-001] $name lets a manager in', async ({ operation, name }) => {
    const world = await createWorld(api);
    const answer = await run(operation, (await accessRules[name]?.input?.(world)) ?? {}, world.manager.token);
    expect(words(answer)).not.toMatch(/Only the owner|Only people|own calendar only/);
  });

  it.each(having('scoped'))(
    '[ROTA-003] $name answers for a colleague’s appointment, guest or class like for a missing one',
    async ({ operation, name }) => {
      const world = await createWorld(api);
      const rule = accessRules[name];
      const input: Record<string, unknown> = { ...(await rule?.input?.(world)) };
      const named = (rule?.within ?? []).length > 0 ? (rule?.within ?? []) : (rule?.owned ?? []);
      const args = named.filter((argument) => argument !== 'business_id');
      const swapped = args.length > 0 ? args : ['guest_id'];
      const nothing = {
        ...input,
        ...Object.fromEntries(swapped.map((argument) => [argument, missing(input[argument])])),
      };
      await changes.since();
      const theirs = words(await run(operation, input, world.own.token));
      expect(theirs).toBe(words(await run(operation, nothing, world.own.token)));
      expect(await changes.since()).toEqual([]);
    },
  );
});
