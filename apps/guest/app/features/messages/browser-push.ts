const WORKER = '/sw.js';
/** Browsers without a push service never answer: https://github.com/ungoogled-software/ungoogled-chromium/issues/3770 */
const PATIENCE_MS = 8_000;

export type PushRefusal = 'unsupported' | 'denied' | 'unavailable';

export interface BrowserKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const isPushPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, or null. */
export async function currentEndpoint(): Promise<string | null> {
  if (!isPushPossible()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes. Must be called from a click handler. */
export async function subscribe(publicKey: string): Promise<BrowserKeys | PushRefusal> {
  if (!isPushPossible()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await inTime(
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'unavailable';
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Ends this browser's subscription; returns the address it had. */
export async function unsubscribe(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    // The browser's push service refused; other errors are our own.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
