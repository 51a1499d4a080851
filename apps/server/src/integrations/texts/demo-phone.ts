import { requestId } from '../../platform/crypto/ids.ts';
import type { TextPort } from './text-port.ts';

/** Messages to numbers with this ending are not delivered, like those to a phone that is switched off. */
export const SWITCHED_OFF = '0000';

/** The default: nothing is sent, and the demo phone's page shows the messages. */
export const demoPhone: TextPort = {
  name: 'demo phone',
  isReal: false,
  canSend: () => true,
  send: async ({ to }) => ({
    providerId: `demo-${requestId()}`,
    state: to.endsWith(SWITCHED_OFF) ? 'undelivered' : 'delivered',
  }),
  find: async () => null,
  readReport: () => null,
  readInbound: () => null,
};

/** Production without a provider: no text can be sent, and the features know it. */
export const noTexts: TextPort = {
  ...demoPhone,
  name: 'none',
  canSend: () => false,
  send: () => Promise.reject(new Error('No provider of text messages is configured.')),
};
