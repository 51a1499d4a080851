import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';
import type { OutboxRow } from './store.ts';

/** The message is refused for good. Every other error is temporary. */
export class DeliveryRefused extends Error {}

/** How rows of other channels than mail are sent; `registry/hooks.ts` provides it. */
export interface PhoneChannels {
  /** The text as it was sent, or an error; a DeliveryRefused is not retried. */
  send(services: Services, row: OutboxRow): Promise<string>;
  /** It was given up. */
  gaveUp(services: Services, row: OutboxRow, error: string): Promise<void>;
}

export const phoneChannels = defineProvided<PhoneChannels>('phone channels');

/** Not sent after this instant; in the payload of every row of these channels. */
export function usefulUntilOfPhone(row: OutboxRow): number | null {
  const { usefulUntil } = row.payload as { usefulUntil?: unknown };
  return typeof usefulUntil === 'number' ? usefulUntil : null;
}
