import type { DeliveryState } from '@thyme/domain/messages';

export interface TextMessage {
  channel: 'text' | 'whatsapp';
  /** In the international form, '+353871234567'. */
  to: string;
  body: string;
  /** The shop's name as the sender, on networks that support it. */
  senderName: string | null;
  /** WhatsApp: the guest wrote within the last day, so the wording is free. */
  isReply: boolean;
}

export interface SentText {
  providerId: string;
  state: DeliveryState;
}

/** The number or the message is refused for good. All other errors are temporary. */
export class TextRefused extends Error {
  /** The provider refuses the number because it answered STOP there. */
  isOptOut = false;
}

/** A request from the provider: its parameters, and the signature over them and the address that it called. */
export interface SignedRequest {
  path: string;
  parameters: Record<string, string>;
  signature: string;
}

export interface TextReport {
  providerId: string;
  state: DeliveryState;
  error: string | null;
}

export interface InboundText {
  providerId: string;
  channel: 'text' | 'whatsapp';
  from: string;
  body: string;
}

/** Sends text messages, or throws; the outbox retries unless it was refused. */
export interface TextPort {
  name: string;
  /** False for the built-in default, which sends nothing. */
  isReal: boolean;
  canSend(channel: TextMessage['channel']): boolean;
  send(message: TextMessage): Promise<SentText>;
  /** A message that an earlier attempt without a response may have sent, so that it is not sent twice. */
  find(message: TextMessage, since: number): Promise<SentText | null>;
  /** Null for a request that the provider did not sign. */
  readReport(request: SignedRequest): TextReport | null;
  readInbound(request: SignedRequest): InboundText | null;
}

export const STATUS_PATH = '/webhooks/texts/status';
export const INBOUND_PATH = '/webhooks/texts/inbound';
