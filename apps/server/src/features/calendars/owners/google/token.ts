import { MINUTE } from '@thyme/domain/time';
import { PermissionGone } from '../../../../integrations/calendar/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { openSecret, sealSecret } from '../secrets.ts';
import { type Source, updateSource } from '../sources-store.ts';

/** An access token valid for at least another minute; a refreshed one is stored. */
export async function googleToken(services: Services, source: Source): Promise<string> {
  const { clock, calendar, db } = services;
  const secret = openSecret(services, source);
  if (secret.kind !== 'google' || calendar === null) throw new PermissionGone('There is no permission.');
  if (secret.expiresAt - MINUTE > clock.now()) return secret.accessToken;
  if (secret.refreshToken === null) throw new PermissionGone('The permission has ended and cannot be renewed.');
  const renewed = await calendar.refresh(secret.refreshToken, clock.now());
  const secretSealed = sealSecret(services, source.businessId, { ...secret, ...renewed });
  await updateSource(db, source, { secretSealed });
  return renewed.accessToken;
}
