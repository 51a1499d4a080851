import type { DeliveryState } from '@thyme/domain/messages';
import twilio from 'twilio';
import type { TwilioConfig } from '../../platform/config/message-settings.ts';
import {
  type SentText,
  type SignedRequest,
  STATUS_PATH,
  type TextMessage,
  type TextPort,
  TextRefused,
} from './text-port.ts';

const TIMEOUT_MS = 10_000;
const API = 'https://api.twilio.com';

type RequestOptions<Data> = Parameters<typeof twilio.RequestClient.prototype.request<Data>>[0];

/** Twilio's own client, pointed at another server with its API if one is configured. */
class Client extends twilio.RequestClient {
  readonly #apiUrl: string;
  constructor(apiUrl: string) {
    super({ timeout: TIMEOUT_MS });
    this.#apiUrl = apiUrl;
  }
  override request<Data>(options: RequestOptions<Data>) {
    return super.request<Data>({ ...options, uri: options.uri.replace(API, this.#apiUrl) });
  }
}

/** https://www.twilio.com/docs/messaging/api/message-resource#message-status-values */
const STATES: Readonly<Record<string, DeliveryState>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
};

/** https://www.twilio.com/docs/api/errors/21610 */
const UNSUBSCRIBED = 21610;

const stateOf = (status: string): DeliveryState => STATES[status] ?? 'sent';

/** Twilio, or a gateway with its API. */
export function twilioTexts(config: TwilioConfig, publicUrl: string): TextPort {
  const client = twilio(config.accountSid, config.authToken, { httpClient: new Client(config.apiUrl ?? API) });
  const isSigned = ({ path, parameters, signature }: SignedRequest) =>
    twilio.validateRequest(config.authToken, signature, `${publicUrl}${path}`, parameters);

  const senderOf = ({ channel, senderName }: TextMessage) => {
    if (channel === 'whatsapp') return { from: `whatsapp:${config.whatsappFrom ?? ''}` };
    if (config.usesNames && senderName !== null) return { from: senderName };
    return config.from.startsWith('MG') ? { messagingServiceSid: config.from } : { from: config.from };
  };

  return {
    name: 'twilio',
    isReal: true,
    canSend: (channel) => channel === 'text' || config.whatsappFrom !== null,
    send: async (message) => {
      const content = contentOf(message, config.whatsappTemplate);
      try {
        const created = await client.messages.create({
          ...senderOf(message),
          to: addressOf(message),
          ...content,
          // Makes Twilio repeat a report that arrived before this response: https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides
          statusCallback: `${publicUrl}${STATUS_PATH}#rc=3&rp=5xx`,
        });
        return { providerId: created.sid, state: stateOf(created.status) };
      } catch (error) {
        if (!isFinal(error)) throw error;
        const refused = new TextRefused(error.message, { cause: error });
        refused.isOptOut = (error as { code?: unknown }).code === UNSUBSCRIBED;
        throw refused;
      }
    },
    find: (message, since) => findSent(client, message, since),
    readReport: (request) => {
      const { MessageSid, MessageStatus, ErrorCode } = request.parameters;
      if (!isSigned(request) || !MessageSid || !MessageStatus) return null;
      return { providerId: MessageSid, state: stateOf(MessageStatus), error: ErrorCode ?? null };
    },
    readInbound: (request) => {
      const { MessageSid, From, Body } = request.parameters;
      if (!isSigned(request) || !MessageSid || !From) return null;
      const isWhatsapp = From.startsWith('whatsapp:');
      return {
        providerId: MessageSid,
        channel: isWhatsapp ? 'whatsapp' : 'text',
        from: From.replace('whatsapp:', ''),
        body: Body ?? '',
      };
    },
  };
}

/** WhatsApp refuses free wording in a message that is not a reply: https://www.twilio.com/docs/api/errors/63016 */
function contentOf({ channel, isReply, body }: TextMessage, template: string | null) {
  if (channel === 'text' || isReply) return { body };
  if (template === null)
    throw new TextRefused('WhatsApp takes free wording only within a day of the guest’s last message.');
  // A variable of a template has no line breaks.
  return { contentSid: template, contentVariables: JSON.stringify({ 1: asVariable(body) }) };
}

const asVariable = (body: string) => body.replaceAll(/\s+/g, ' ');

const addressOf = ({ channel, to }: TextMessage) => (channel === 'whatsapp' ? `whatsapp:${to}` : to);

async function findSent(client: twilio.Twilio, message: TextMessage, since: number): Promise<SentText | null> {
  const dateSentAfter = new Date(since * 1000);
  const listed = await client.messages.list({ to: addressOf(message), dateSentAfter, limit: 20 });
  // A template has words of its own around the text.
  const isIt = (body: string) =>
    message.channel === 'whatsapp' ? body.includes(asVariable(message.body)) : body === message.body;
  const found = listed.find(({ body, direction }) => isIt(body) && direction !== 'inbound');
  return found ? { providerId: found.sid, state: stateOf(found.status) } : null;
}

/** A 4xx response is about this message; a refused login, rate limits and the provider's own errors are temporary. */
function isFinal(error: unknown): error is Error {
  const status = (error as { status?: unknown }).status;
  return (
    error instanceof Error &&
    typeof status === 'number' &&
    status >= 400 &&
    status < 500 &&
    ![401, 403, 408, 429].includes(status)
  );
}
