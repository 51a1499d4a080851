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
  const written = { json: JSON.stringify(value) };
  values.set(written, value);
  return written;
}

export function read<Value>(written: Written<Value>): Value {
  if (!values.has(written)) values.set(written, JSON.parse(written.json));
  return values.get(written) as Value;
}
