import { randomFillSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const BYTES = 16;
/** Asking the system for a few random bytes costs as much as asking for many. */
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

/** The nonce of this answer: the header names it and every script of the page carries it. */
export function nonceOf(response: ServerResponse & { [held]?: string }): string {
  response[held] ??= drawNonce();
  return response[held];
}
