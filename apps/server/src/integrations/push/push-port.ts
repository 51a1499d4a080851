export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows. Nothing in it that should not be read on a locked phone. */
export interface PushNotice {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** Replaces an older notification with the same tag. */
  tag: string;
  /** Where the worker says that it has arrived. */
  receipt: string;
}

/** The browser has unsubscribed, or the subscription was never valid. */
export class PushGone extends Error {}

/** Sends to a browser's push service, or throws. */
export interface PushPort {
  name: string;
  /** What browsers subscribe with. */
  publicKey(): string;
  /** Whether this is the address of a known push service: the server calls it. */
  isEndpoint(url: string): boolean;
  send(subscription: PushSubscription, notice: PushNotice, options: { usefulSeconds: number }): Promise<void>;
}
