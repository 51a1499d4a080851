import type { CalDavLogin } from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { Source } from './sources-store.ts';

export interface GoogleTokens {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number;
}

/** What opens a calendar. An address of a file is a secret too: whoever has it reads the events. */
export type Secret =
  | { kind: 'ics'; address: string }
  | ({ kind: 'caldav' } & CalDavLogin)
  | ({ kind: 'google' } & GoogleTokens);

const contextOf = (businessId: number) => `calendar-source:${businessId}`;

export const sealSecret = ({ sealing }: Services, businessId: number, secret: Secret): Buffer =>
  sealing.seal(JSON.stringify(secret), contextOf(businessId));

export const openSecret = ({ sealing }: Services, { businessId, secretSealed }: Source): Secret =>
  JSON.parse(sealing.open(secretSealed, contextOf(businessId))) as Secret;
