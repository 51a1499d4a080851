import { DAY, type Instant } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';

/** Leaves time for a guest who fills it in on arrival. */
const AFTER_START = DAY;

const signed = (appointmentId: number, expiresAt: Instant) => `forms:${appointmentId}:${expiresAt}`;

/** A link that answers the forms of one appointment without a login, and gives access to nothing else. */
export function formsPath({ sealing }: Services, { id, startsAt }: { id: number; startsAt: Instant }): string {
  const expiresAt = startsAt + AFTER_START;
  return `/before-you-come/${id}.${expiresAt}.${sealing.sign(signed(id, expiresAt))}`;
}

/** The appointment of a genuine, unexpired link; otherwise null. */
export function appointmentOfLink({ sealing, clock }: Services, token: string): number | null {
  const [, id, expiresAt, signature] = /^(\d{1,9})\.(\d{10})\.([\w-]{20,100})$/.exec(token) ?? [];
  if (signature === undefined || Number(expiresAt) <= clock.now()) return null;
  return sealing.isSigned(signed(Number(id), Number(expiresAt)), signature) ? Number(id) : null;
}
