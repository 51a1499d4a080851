import type { Services } from '../../platform/services.ts';

const signed = (id: number) => `push-receipt:${id}`;

/** The URL that a service worker calls when a notification has arrived. */
export function receiptPath({ sealing }: Pick<Services, 'sealing'>, id: number): string {
  return `/push/received/${id}.${sealing.sign(signed(id))}`;
}

export function messageOfReceipt({ sealing }: Pick<Services, 'sealing'>, token: string): number | null {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{20,100})$/.exec(token) ?? [];
  return signature !== undefined && sealing.isSigned(signed(Number(id)), signature) ? Number(id) : null;
}
