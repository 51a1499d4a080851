import { appointments } from '@thyme/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '../../../../platform/services.ts';

/** Deletes a companion's address from all appointments. Idempotent. */
export async function forgetCompanion({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await db
    .update(appointments)
    .set({ companionEmail: '' })
    // The second condition is the index's.
    .where(and(eq(appointments.companionEmail, email), ne(appointments.companionEmail, '')));
}
