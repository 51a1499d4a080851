import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Source } from './source.ts';

/** A parser of one setting: takes its place in the file, returns the value or throws with the line. */
export type Shape<T> = (source: Source, node: Node | null, name: string) => T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

const missing = Symbol('not required');
interface Optional<T> extends Shape<T> {
  [missing]: T;
}

function value(node: Node | null): unknown {
  return isScalar(node) ? node.value : node === null ? null : node;
}

export const text: Shape<string> = (source, node, name) => {
  const read = value(node);
  if (typeof read !== 'string' || read.trim() === '') source.fail(node, `${name} must be a text that is not empty`);
  return read as string;
};

export const integer: Shape<number> = (source, node, name) => {
  const read = value(node);
  if (typeof read !== 'number' || !Number.isInteger(read)) source.fail(node, `${name} must be a whole number`);
  return read as number;
};

export const flag: Shape<boolean> = (source, node, name) => {
  const read = value(node);
  if (typeof read !== 'boolean') source.fail(node, `${name} must be true or false`);
  return read as boolean;
};

export const slug: Shape<string> = (source, node, name) => {
  const read = text(source, node, name);
  if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(read)) {
    source.fail(node, `${name} may contain only a-z, 0-9 and hyphens, not "${read}"`);
  }
  return read;
};

export function oneOf<const T extends string>(...allowed: T[]): Shape<T> {
  return (source, node, name) => {
    const read = value(node);
    if (!allowed.includes(read as T)) {
      source.fail(node, `${name} must be one of ${allowed.join(', ')}, not "${String(read)}"`);
    }
    return read as T;
  };
}

export function either<A, B>(first: Shape<A>, isFirst: (read: unknown) => boolean, second: Shape<B>): Shape<A | B> {
  return (source, node, name) => (isFirst(value(node)) ? first(source, node, name) : second(source, node, name));
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return either(
    () => null,
    (read) => read === null,
    shape,
  );
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (source, node, name) => {
    if (!isSeq(node)) return source.fail(node, `${name} must be a list`);
    return node.items.map((item, index) => shape(source, item as Node, `${name}[${index + 1}]`));
  };
}

/** The setting is optional and defaults to `fallback`. */
export function optional<T>(shape: Shape<T>, fallback: T): Shape<T> {
  return Object.assign(((source, node, name) => shape(source, node, name)) as Shape<T>, {
    [missing]: fallback,
  }) as Optional<T>;
}

/** Named settings; an unknown name is refused, because it is most often a typo. */
export function record<S extends Record<string, Shape<unknown>>>(shapes: S): Shape<{ [K in keyof S]: Shaped<S[K]> }> {
  return (source, node, name) => {
    if (!isMap(node)) return source.fail(node, `${name} must be a list of settings, each "name: value"`);
    const found = new Map((node.items as Pair<Node, Node | null>[]).map((pair) => [String(pair.key), pair]));
    for (const [key, pair] of found) {
      if (!(key in shapes)) source.fail(pair.key, `${name} has an unknown setting "${key}"`);
    }
    const entries = Object.entries(shapes).map(([key, shape]) => {
      const pair = found.get(key);
      if (pair) return [key, shape(source, pair.value, name === '' ? key : `${name}.${key}`)];
      if (missing in shape) return [key, (shape as Optional<unknown>)[missing]];
      return source.fail(node, `${name === '' ? 'the setting' : name} is missing "${key}"`);
    });
    return Object.fromEntries(entries) as { [K in keyof S]: Shaped<S[K]> };
  };
}

export function read<T>(source: Source, shape: Shape<T>): T {
  return shape(source, source.root, '');
}
