export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The content that the service worker shows. It must not contain anything private, because locked phones show it. */
export interface PushNotice {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** Replaces an older notification with the same tag. */
  tag: string;
  /** The URL that the worker calls on arrival. */
  receipt: string;
}

/** The browser has unsubscribed, or the subscription was never valid. */
export class PushGone extends Error {}

/** Sends to a browser's push service, or throws. */
export interface PushPort {
  name: string;
  /** The public key for browsers' subscriptions. */
  publicKey(): string;
  /** Whether this is the address of a known push service, since the server sends requests to it. */
  isEndpoint(url: string): boolean;
  send(subscription: PushSubscription, notice: PushNotice, options: { usefulSeconds: number }): Promise<void>;
}
