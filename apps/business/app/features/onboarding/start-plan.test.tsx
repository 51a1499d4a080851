import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { chosenPlan, keepPlan } from '../../lib/chosen-plan.ts';
import { startChosenPlan } from './start-plan.ts';

afterEach(() => localStorage.removeItem('desk_plan'));

describe('the plan chosen before sign-up', () => {
  it('[PLAN-008] starts with the new shop', async () => {
    const requests = serveGraphQL({ subscribe: () => ({ status: 1, message: 'Your 30 free days start now.' }) });
    keepPlan(new URLSearchParams('plan=studio'));
    await startChosenPlan(7);
    expect(sentTo(requests, 'subscribe')).toEqual([{ business: 7, plan: 'studio' }]);
    expect(chosenPlan()).toBeNull();
  });

  it('[PLAN-008] is kept if it could not be started', async () => {
    serveGraphQL({ subscribe: () => ({ status: 0, message: 'Not now.' }) });
    keepPlan(new URLSearchParams('plan=studio'));
    await startChosenPlan(7);
    expect(chosenPlan()).toBe('studio');
  });

  it('sends nothing if none was chosen', async () => {
    const requests = serveGraphQL({});
    await startChosenPlan(7);
    expect(requests).toEqual([]);
  });
});
