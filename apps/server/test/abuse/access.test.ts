import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi, type WireAnswer } from '../kit/index.ts';
import { accessRules } from './access-rules.ts';
import { documentOf, type Operation, operationsOf } from './documents.ts';
import { type AccessRule, missing } from './rules.ts';
import { type StoredChanges, watchChanges } from './stored-changes.ts';
import { createWorld, type World } from './world.ts';

const operations = operationsOf();
const ruled = operations.flatMap((operation) => {
  const rule = accessRules[operation.name];
  return rule ? [{ operation, rule, name: operation.name }] : [];
});

let api: TestApi;
let changes: StoredChanges;
let shared: World;
beforeAll(async () => {
  api = await bootApi({ config: { httpRateLimit: 1_000_000 } });
  changes = await watchChanges(api.db);
  shared = await createWorld(api);
});
afterAll(() => api.close());

const run = (operation: Operation, variables: object, token?: string): Promise<WireAnswer<Record<string, unknown>>> =>
  api.run(documentOf(operation), variables, token === undefined ? {} : { token });

const messages = (answer: WireAnswer<unknown>) => (answer.errors ?? []).map(({ message }) => message);
const codes = (answer: WireAnswer<unknown>) => (answer.errors ?? []).map(({ extensions }) => extensions?.code);

/** A response without the name of the requested operation. */
const gist = (answer: WireAnswer<unknown>, input: object) =>
  Object.values(input).reduce<string>(
    (text, value) => (String(value).length > 3 ? text.replaceAll(String(value), '…') : text),
    JSON.stringify({ data: answer.data, errors: messages(answer) }),
  );

describe('access rules', () => {
  it('exist for every operation of the schema, and for no other', () => {
    const known = new Set(Object.keys(accessRules));
    expect(operations.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    const there = new Set(operations.map(({ name }) => name));
    expect([...known].filter((name) => !there.has(name))).toEqual([]);
  });

  it.each(ruled)('$name refuses everyone it is not for', async ({ operation, rule }) => {
    const world = rule.prepares ? await createWorld(api) : shared;
    const input = (await rule.input?.(world)) ?? {};
    if (rule.who === 'anyone') return expect(codes(await run(operation, input))).not.toContain('INTERNAL');
    await changes.since();
    for (const token of outsiders(rule, world)) {
      const answer = await run(operation, input, token);
      expect(messages(answer)).toEqual(['Unauthenticated.']);
      expect(Object.values(answer.data ?? {}).filter((value) => value !== null)).toEqual([]);
    }
    expect(await changes.since()).toEqual([]);
  });
});

function outsiders({ who }: AccessRule, { guest, owner }: World): string[] {
  const visitors = ['', 'not-a-token'];
  if (who === 'person') return visitors;
  return [...visitors, who === 'guest' ? owner.token : guest.token];
}

describe('personal data', () => {
  const owned = ruled.filter(({ rule }) => (rule.owned ?? []).length > 0);

  it.each(owned)('$name treats strangers’ requests like a missing id', async ({ operation, rule }) => {
    const world = await createWorld(api);
    const input: Record<string, unknown> = (await rule.input?.(world)) ?? {};
    const swapped = (rule.owned ?? []).map((name) => [name, missing(input[name])]);
    const nothing = { ...input, ...Object.fromEntries(swapped) };
    await changes.since();
    for (const { token } of strangers(rule, world)) {
      const answer = await run(operation, input, token);
      expect(codes(answer)).not.toContain('INTERNAL');
      expect(gist(answer, input)).toBe(gist(await run(operation, nothing, token), nothing));
    }
    expect(await changes.since()).toEqual([]);
    // The same input from the owner is accepted, so the strangers were refused for who they are.
    const { token } = world[rule.owner ?? 'guest'];
    const refused = gist(await run(operation, nothing, token), nothing);
    const theirs = await run(operation, input, token);
    expect(codes(theirs)).not.toContain('INTERNAL');
    const hasChanged = (await changes.since()).length > 0;
    expect(hasChanged || gist(theirs, input) !== refused).toBe(true);
  });
});

describe('a part of a shop', () => {
  const parts = ruled.filter(({ rule }) => (rule.within ?? []).length > 0);

  it.each(parts)('$name does not access another shop', async ({ operation, rule }) => {
    const world = await createWorld(api);
    const input: Record<string, unknown> = { ...(await rule.input?.(world)), business_id: world.otherShop.id };
    const nothing = {
      ...input,
      ...Object.fromEntries((rule.within ?? []).map((name) => [name, missing(input[name])])),
    };
    await changes.since();
    const { token } = world.otherOwner;
    const answer = await run(operation, input, token);
    expect(codes(answer)).not.toContain('INTERNAL');
    expect(gist(answer, input)).toBe(gist(await run(operation, nothing, token), nothing));
    expect(await changes.since()).toEqual([]);
  });
});

function strangers({ who }: AccessRule, { otherGuest, otherOwner }: World) {
  if (who === 'person') return [otherGuest, otherOwner];
  return [who === 'business' ? otherOwner : otherGuest];
}
