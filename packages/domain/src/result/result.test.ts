import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from './index.ts';

describe('result', () => {
  it('carries a value or a refusal with its details', () => {
    const half = (n: number): Result<number, { code: 'odd'; left: number }> =>
      n % 2 === 0 ? ok(n / 2) : refuse('odd', { left: n % 2 });
    expect(half(4)).toEqual({ ok: true, value: 2 });
    expect(half(3)).toEqual({ ok: false, refusal: { code: 'odd', left: 1 } });
  });

  it('may carry neither value nor details', () => {
    expect(ok()).toEqual({ ok: true, value: undefined });
    expect(refuse('closed')).toEqual({ ok: false, refusal: { code: 'closed' } });
  });
});
