import type { InboundText } from '../../integrations/texts/index.ts';
import { defineHook } from '../../platform/hooks.ts';

export type ReceivedText = Pick<InboundText, 'channel' | 'from' | 'body'>;

/** A phone replied with something other than STOP or START. */
export const textReceived = defineHook<ReceivedText>('text received');

export interface ReturnedMessage {
  /** Of the outbox. */
  dedupeKey: string;
  /** Whether it has its price although it was not delivered. */
  isCharged: boolean;
}

/** A mail came back, or a phone did not get its text, after it had counted as sent. */
export const messageReturned = defineHook<ReturnedMessage>('message returned');
