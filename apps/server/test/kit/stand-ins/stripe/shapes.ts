import { isObject, type Json, type JsonObject, nameOf, OBJECTS } from './recorded.ts';

/** Fields that no recorded object has because Stripe leaves them out where they do not apply. The SDK has them. */
const DOCUMENTED = new Set([
  'account/controller/fees',
  'account/controller/is_controller',
  'account/controller/losses',
  'account/controller/requirement_collection',
  'account/controller/stripe_dashboard',
  'charge/payment_method_details/card/wallet/google_pay',
  'event/account',
  'payment_intent/last_payment_error/charge',
  'payment_intent/last_payment_error/code',
  'payment_intent/last_payment_error/decline_code',
  'payment_intent/last_payment_error/message',
  'payment_intent/last_payment_error/payment_method',
  'payment_intent/next_action/use_stripe_sdk',
  'payment_method/card/wallet/google_pay',
  'refund/failure_reason',
]);

/** Recorded fields that an object may lack: the account asks for one capability only. */
const OPTIONAL = new Set(['account/capabilities/card_payments']);

const LIST: JsonObject = { object: 'list', data: [], has_more: false, url: '' };

const kindOf = (value: Json) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
/** Metadata is ours, and what Stripe's script needs is its own. */
const isOpen = (path: string) => /\/(metadata|use_stripe_sdk)$/.test(path);

function compareFields(path: string, shape: JsonObject, given: JsonObject): string[] {
  const missing = Object.keys(shape)
    .map((key) => [key, `${path}/${key}`] as const)
    .filter(([key, at]) => given[key] === undefined && !OPTIONAL.has(at));
  return [
    ...missing.map(([, at]) => `${at} is missing`),
    ...Object.entries(given).flatMap(([key, value]) => compare(`${path}/${key}`, shape[key], value)),
  ];
}

function compare(path: string, shape: Json | undefined, given: Json): string[] {
  const name = nameOf(given);
  if (name !== null && isObject(given)) return compareFields(name, name === 'list' ? LIST : OBJECTS[name], given);
  if (shape === undefined) return DOCUMENTED.has(path) ? [] : [`${path} is no field of Stripe’s`];
  // Whether a field may be null, and what it is otherwise, is for the SDK's types to say.
  if (shape === null || given === null) return [];
  if (kindOf(shape) !== kindOf(given)) return [`${path} is a ${kindOf(given)}, not a ${kindOf(shape)}`];
  if (Array.isArray(shape)) return (given as Json[]).flatMap((one) => compare(`${path}[]`, shape[0] ?? null, one));
  if (!isObject(shape)) return [];
  return isOpen(path) ? [] : compareFields(path, shape, given as JsonObject);
}

/** How a body differs from the objects that Stripe recorded. */
export function shapeFaults(body: unknown): string[] {
  const given = JSON.parse(JSON.stringify(body)) as Json;
  return nameOf(given) === null ? [`There is no recording of ${JSON.stringify(body)}`] : compare('', null, given);
}

/** Whether an object of Stripe's has the field at this path, as `noteReads` names it. */
export function isRecorded(path: string): boolean {
  const [name = '', ...keys] = path.split('/');
  let shape: Json | undefined = name === 'list' ? LIST : OBJECTS[name as keyof typeof OBJECTS];
  for (const key of keys) {
    if (key === 'metadata') return true;
    const inside: Json | undefined = Array.isArray(shape) ? shape[0] : shape;
    if (!isObject(inside)) return false;
    shape = inside[key];
  }
  return shape !== undefined;
}
