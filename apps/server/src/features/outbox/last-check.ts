import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';
import type { OutboxRow } from './store.ts';

/**
 * Asked before each attempt, so that a message which waited for a retry is not sent against what happened meanwhile: why
 * it is not to be sent any more, or null. `registry/hooks.ts` provides it.
 */
export const lastCheck = defineProvided<(services: Services, row: OutboxRow) => Promise<string | null>>('last check');
