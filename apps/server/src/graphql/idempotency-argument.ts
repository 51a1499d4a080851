import { z } from 'zod';
import type { RequestContext } from './context.ts';

/** For `validate:` of the optional `idempotency_key` argument that money and booking mutations take. */
export const idempotencyKeyArgument = z.string().min(1).max(200).nullish();

/** The argument wins over the `Idempotency-Key` header, which only counts for a request with one operation. */
export function idempotencyKeyOf(context: RequestContext, given: string | null | undefined): string | null {
  return given ?? context.idempotencyKey;
}
