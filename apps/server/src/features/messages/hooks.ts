import type { InboundText } from '../../integrations/texts/index.ts';
import { defineHook } from '../../platform/hooks.ts';

export type ReceivedText = Pick<InboundText, 'channel' | 'from' | 'body'>;

/** A phone answered with something else than STOP or START. */
export const textReceived = defineHook<ReceivedText>('text received');
