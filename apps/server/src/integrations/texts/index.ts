import type { Config } from '../../platform/config/config.ts';
import { demoPhone, noTexts } from './demo-phone.ts';
import type { TextPort } from './text-port.ts';

/** Twilio's SDK is loaded only where it is used. */
export async function chooseTexts({ twilio, demo, publicUrl }: Config): Promise<TextPort> {
  if (twilio !== null) return (await import('./twilio.ts')).twilioTexts(twilio, publicUrl);
  return demo ? demoPhone : noTexts;
}

export { SWITCHED_OFF } from './demo-phone.ts';
export {
  INBOUND_PATH,
  type InboundText,
  type SignedRequest,
  STATUS_PATH,
  type TextMessage,
  type TextPort,
  TextRefused,
} from './text-port.ts';
