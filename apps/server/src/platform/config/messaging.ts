import { ConfigError } from './config-error.ts';
import { type TwilioConfig, type TwilioValues, twilioOf } from './message-settings.ts';

export interface InboundMailConfig {
  domain: string;
  /** The secret that authenticates the inbound mail provider. */
  secret: string;
}

interface InboundMailValues {
  INBOUND_MAIL_DOMAIN?: string | undefined;
  INBOUND_MAIL_SECRET?: string | undefined;
}

/** Null if replies by mail cannot be received. */
function inboundMailOf(values: InboundMailValues): InboundMailConfig | null {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = values;
  if (!domain !== !secret)
    throw new ConfigError('INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET belong together: set both or none.');
  return domain && secret ? { domain, secret } : null;
}

/** The channels besides SMTP. */
export function messagingOf(values: InboundMailValues & TwilioValues): {
  inboundMail: InboundMailConfig | null;
  twilio: TwilioConfig | null;
} {
  return { inboundMail: inboundMailOf(values), twilio: twilioOf(values) };
}
