import twilio from 'twilio';
import { SILENCE, type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

interface StoredText {
  sid: string;
  to: string;
  from: string | null;
  messaging_service_sid: string | null;
  body: string;
  content_sid: string | null;
  status: string;
  direction: string;
  date_created: string;
  date_sent: string;
  status_callback: string | null;
}

export interface TwilioStandIn extends StandIn {
  texts: StoredText[];
  /** While set, responses are lost after the work was done. */
  silence(isSilent: boolean): void;
  /** While set, every request gets this HTTP status. */
  refuse(status: number | null): void;
  /** While set, WhatsApp's sender is not usable. */
  refuseWhatsapp(isRefused: boolean): void;
  /** Twilio's signed request to the server, for the public address that the server gave it. */
  signed(publicUrl: string, path: string, parameters: Record<string, string>): RequestInit;
}

export const TWILIO_TOKEN = 'stand-in-auth-token';
export const TWILIO_SID = `AC${'0'.repeat(32)}`;

/** The numbers of Twilio's own test credentials. */
const REFUSED: Readonly<Record<string, [number, string]>> = {
  '+15005550001': [21_211, "The 'To' number +15005550001 is not a valid phone number."],
  '+15005550004': [21_610, 'Attempt to send to unsubscribed recipient.'],
};

const error = (status: number, code: number, message: string): StandInAnswer => ({
  status,
  body: { code, message, status, more_info: `https://www.twilio.com/docs/errors/${code}` },
});

/** Twilio's message resource over HTTP: create, list, its errors, and its signatures. */
export async function twilioStandIn(): Promise<TwilioStandIn> {
  const texts: StoredText[] = [];
  let isSilent = false;
  let refusal: number | null = null;
  let isWhatsappRefused = false;

  const create = ({ body }: StandInRequest): StandInAnswer => {
    const form = Object.fromEntries(new URLSearchParams(body));
    const { To: to = '', From: from = null, MessagingServiceSid: service = null } = form;
    const variables = JSON.parse(form.ContentVariables ?? '{}') as Record<string, string>;
    const text = form.ContentSid ? `Your booking: ${variables[1]} (Sent by Thyme)` : (form.Body ?? '');
    const refused = REFUSED[to];
    if (refused) return error(400, ...refused);
    if (isWhatsappRefused && to.startsWith('whatsapp:'))
      return error(400, 63_007, 'Twilio could not find a Channel with the specified From address');
    if (text.length > 1_600) return error(400, 21_617, 'The message body exceeds the 1600 character limit.');
    if (from === null && service === null) return error(400, 21_603, "A 'From' number is required.");
    const date = new Date().toUTCString();
    const stored: StoredText = {
      sid: `SM${String(texts.length + 1).padStart(32, '0')}`,
      to,
      from,
      messaging_service_sid: service,
      body: text,
      content_sid: form.ContentSid ?? null,
      status: 'queued',
      direction: 'outbound-api',
      date_created: date,
      date_sent: date,
      status_callback: form.StatusCallback ?? null,
    };
    texts.push(stored);
    return { status: 201, body: stored };
  };

  const list = ({ path }: StandInRequest): StandInAnswer => {
    const to = new URL(path, 'http://twilio').searchParams.get('To');
    const messages = texts.filter((stored) => stored.to === to).toReversed();
    return { status: 200, body: { messages, page: 0, page_size: 50, uri: path, next_page_uri: null } };
  };

  const standIn = await startStandIn((request) => {
    const credentials = Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return error(401, 20_003, 'Authenticate');
    if (refusal !== null) return error(refusal, 20_429, 'Refused for a moment.');
    if (!request.path.startsWith(`/2010-04-01/Accounts/${TWILIO_SID}/Messages.json`))
      return error(404, 20_404, 'The requested resource was not found.');
    const answer = request.method === 'POST' ? create(request) : list(request);
    return isSilent ? SILENCE : answer;
  });
  return {
    ...standIn,
    texts,
    silence: (value) => {
      isSilent = value;
    },
    refuse: (status) => {
      refusal = status;
    },
    refuseWhatsapp: (value) => {
      isWhatsappRefused = value;
    },
    signed: (publicUrl, path, parameters) => ({
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilio.getExpectedTwilioSignature(TWILIO_TOKEN, `${publicUrl}${path}`, parameters),
      },
      body: new URLSearchParams(parameters).toString(),
    }),
  };
}
