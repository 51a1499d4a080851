import { ConfigError } from './config-error.ts';

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  /** A number, or the id of a messaging service (MG…). */
  from: string;
  whatsappFrom: string | null;
  /** The approved template (HX…) of WhatsApp messages that are not replies; its one variable is the text. */
  whatsappTemplate: string | null;
  /** Shows the shop's name as the sender, where networks do. */
  usesNames: boolean;
  /** Another server with Twilio's API. */
  apiUrl: string | null;
}

export interface TwilioValues {
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  TWILIO_WHATSAPP_FROM?: string | undefined;
  TWILIO_WHATSAPP_TEMPLATE?: string | undefined;
  TWILIO_SENDER_NAMES: boolean;
  TWILIO_API_URL?: string | undefined;
}

/** Null without a provider; incomplete settings are an error. */
export function twilioOf(values: TwilioValues): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values;
  if (!accountSid && !authToken && !from) return null;
  if (!accountSid || !authToken || !from)
    throw new ConfigError(
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three or none.',
    );
  return {
    accountSid,
    authToken,
    from,
    whatsappFrom: values.TWILIO_WHATSAPP_FROM ?? null,
    whatsappTemplate: values.TWILIO_WHATSAPP_TEMPLATE ?? null,
    usesNames: values.TWILIO_SENDER_NAMES,
    apiUrl: values.TWILIO_API_URL ?? null,
  };
}

interface PushValues {
  PUSH_PUBLIC_KEY?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
}

/** Null reads the keys of the data directory. */
export function pushKeysOf({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }: PushValues) {
  if (!publicKey !== !privateKey)
    throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: set both or none.');
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}
