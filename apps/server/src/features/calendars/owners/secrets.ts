import { type CalDavLogin, CalendarProblem } from '../../../integrations/calendar/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { Source } from './sources-store.ts';

export interface GoogleTokens {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number;
}

/** Credentials of a calendar. The address of a file is a secret too: anyone who has it can read the events. */
export type Secret =
  | { kind: 'ics'; address: string }
  | ({ kind: 'caldav' } & CalDavLogin)
  | ({ kind: 'google' } & GoogleTokens);

const contextOf = (businessId: number) => `calendar-source:${businessId}`;

export const sealSecret = ({ sealing }: Services, businessId: number, secret: Secret): Buffer =>
  sealing.seal(JSON.stringify(secret), contextOf(businessId));

/** Without the key nothing can be decrypted: the owner connects the calendar again. */
export function openSecret({ sealing, log }: Services, { businessId, id, secretSealed }: Source): Secret {
  try {
    return JSON.parse(sealing.open(secretSealed, contextOf(businessId))) as Secret;
  } catch (error) {
    log.error({ err: error, source: id }, 'the secret of a calendar cannot be opened');
    throw new CalendarProblem('We can no longer open this calendar. Please remove it and connect it again.');
  }
}
