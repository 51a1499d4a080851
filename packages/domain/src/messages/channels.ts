/** The channels to a guest. WhatsApp replaces texts for guests who chose it. */
export const CHANNELS = ['mail', 'text', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export const PHONE_CHANNELS = ['text', 'whatsapp', 'push'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** The purpose of a message. Messages about a guest's own bookings are sent unless refused, all others only with consent. */
export const PURPOSES = ['bookings', 'news'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The life cycle of a message to a phone. `undelivered`: the network gave up; `failed`: it was never sent. */
export const DELIVERY_STATES = ['waiting', 'sent', 'delivered', 'undelivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const RANK: Readonly<Record<DeliveryState, number>> = { waiting: 0, sent: 1, delivered: 2, undelivered: 2, failed: 2 };

/** Providers' reports arrive out of order and repeatedly: a status never goes back, and the first final one stays. */
export function nextDelivery(known: DeliveryState, reported: DeliveryState): DeliveryState {
  return RANK[reported] > RANK[known] ? reported : known;
}

export const isFinalDelivery = (state: DeliveryState): boolean => RANK[state] === 2;

/** Whether a message may be sent, by the guest's last answer; null if never asked. */
export function isAllowed(purpose: Purpose, choice: boolean | null): boolean {
  return choice ?? purpose === 'bookings';
}

export type Reach = Readonly<Record<Channel, boolean>>;

/**
 * The channels of one message. A text costs money, so it is sent only without push; a guest whom none of the channels
 * reaches gets a mail, otherwise a text.
 */
export function pickChannels(wanted: readonly Channel[], reach: Reach): Channel[] {
  const can = CHANNELS.filter((channel) => wanted.includes(channel) && reach[channel]);
  const picked = can.includes('push') ? can.filter((channel) => channel !== 'text') : can;
  if (picked.length > 0 || wanted.length === 0) return picked;
  if (reach.mail) return ['mail'];
  return reach.text ? ['text'] : [];
}

/** The fallback of an undelivered message: the chosen channel, if it reaches the guest and was not tried. */
export function fallbackChannel(fallback: Channel | null, tried: readonly Channel[], reach: Reach): Channel | null {
  return fallback !== null && reach[fallback] && !tried.includes(fallback) ? fallback : null;
}
