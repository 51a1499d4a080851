import { clientDetails } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';

/** The profile's setting for emails about appointments. */
export async function turnOffBookingMails({ db }: Services, userId: number): Promise<void> {
  await db.update(clientDetails).set({ emailNotification: false }).where(eq(clientDetails.userId, userId));
}
