/**
 * What a loader gives to its page, as one text. React Router's own format numbers every single value, which took longer
 * than anything we draw and packs badly; JSON is written and read by the platform itself.
 */
export interface Written<Value> {
  json: string;
  /** Never there: only says what the text holds. */
  holds?: Value;
}

/** The server draws from the value itself, and browsers read each text once, however often they draw. */
const values = new WeakMap<object, unknown>();

export function write<Value extends object>(value: Value): Written<Value> {
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [`${JSON.stringify(name)}:${textOf(member)}`],
  );
  const written = { json: `{${members.join(',')}}` };
  values.set(written, value);
  return written;
}

/** Of answers that are kept for several pages, which are frozen through and through: as long as they are kept, so is their text. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  const isKept = typeof value === 'object' && value !== null && Object.isFrozen(value);
  if (!isKept) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

export function read<Value>(written: Written<Value>): Value {
  if (!values.has(written)) values.set(written, JSON.parse(written.json));
  return values.get(written) as Value;
}
