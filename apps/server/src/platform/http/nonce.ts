import { randomFillSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const BYTES = 16;
/** A few random bytes cost as much as many, so they are read in blocks. */
const drawn = Buffer.alloc(BYTES * 256);
let used = drawn.length;

export function drawNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const nonce = drawn.toString('base64', used, used + BYTES);
  used += BYTES;
  return nonce;
}

const held = Symbol('nonce');

/** The nonce of this response: in its policy header and on every script of its page. */
export function nonceOf(response: ServerResponse & { [held]?: string }): string {
  response[held] ??= drawNonce();
  return response[held];
}
