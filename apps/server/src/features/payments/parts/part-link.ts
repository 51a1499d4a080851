import type { Services } from '../../../platform/services.ts';

const signed = (appointmentId: number) => `part:${appointmentId}`;

/** The link that pays one guest's part of a group, or the deposit of all of it. Its expiry is stored with the sale. */
export function partPath({ sealing }: Pick<Services, 'sealing'>, appointmentId: number): string {
  return `/your-part/${appointmentId}.${sealing.sign(signed(appointmentId))}`;
}

/** The appointment of a genuine link; null for a forged one. */
export function appointmentOfPart({ sealing }: Pick<Services, 'sealing'>, token: string): number | null {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{20,100})$/.exec(token) ?? [];
  if (signature === undefined) return null;
  return sealing.isSigned(signed(Number(id)), signature) ? Number(id) : null;
}
