export type Ok<T> = { readonly ok: true; readonly value: T };

/** Why something was refused: a stable code plus the details needed to explain it. */
export type Refusal<C extends string = string> = { readonly code: C };
export type Refused<R extends Refusal> = { readonly ok: false; readonly refusal: R };

/** Rules return a result; only bugs throw. `R` is one refusal shape or a union of them, discriminated by `code`. */
export type Result<T, R extends Refusal = Refusal> = Ok<T> | Refused<R>;

export function ok(): Ok<undefined>;
export function ok<T>(value: T): Ok<T>;
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value };
}

/** `refuse('past')`, or `refuse('over-limit', { limit: 3 })` where the refusal carries details. */
export function refuse<const C extends string>(code: C): Refused<{ readonly code: C }>;
export function refuse<const C extends string, D extends object>(code: C, detail: D): Refused<{ readonly code: C } & D>;
export function refuse(code: string, detail?: object): Refused<Refusal> {
  return { ok: false, refusal: { code, ...detail } };
}
