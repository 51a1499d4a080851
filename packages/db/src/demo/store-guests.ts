import type { Instant } from '@thyme/domain/time';
import type { Executor } from '../client.ts';
import { clientDetails, pictures, users } from '../schema/index.ts';
import { DEMO_PASSWORD_HASH, guestEmail } from './logins.ts';
import { namedGuests, otherGuests } from './people.ts';
import type { DemoGuest } from './scratch.ts';
import { storeInParts } from './store-in-parts.ts';

const DAY = 86_400;

async function storePortraits(db: Executor): Promise<number[]> {
  const rows = await db
    .insert(pictures)
    .values(
      namedGuests.map(([firstName, lastName]) => ({
        folder: 'profile',
        name: `demo-${firstName}-${lastName}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        origin: 'drawn',
        drawing: { kind: 'portrait', seed: `${firstName} ${lastName}` },
        width: 480,
        height: 480,
        alt: `${firstName} ${lastName}`,
        tint: '#e4f0e9',
      })),
    )
    .returning({ id: pictures.id });
  return rows.map((row) => row.id);
}

/** Stores the guests: first those who can log in, in the order of their list, then the others. */
export async function storeGuests(db: Executor, now: Instant): Promise<{ named: DemoGuest[]; others: DemoGuest[] }> {
  const portraits = await storePortraits(db);
  const rows: (typeof users.$inferInsert)[] = [
    ...namedGuests.map(([firstName, lastName], index) => ({
      userType: 2,
      firstName,
      lastName,
      email: guestEmail(firstName, lastName),
      emailVerifiedAt: now - 100 * DAY,
      mobile: `+3538755501${String(index).padStart(2, '0')}`,
      passwordHash: DEMO_PASSWORD_HASH,
      photoId: portraits[index] ?? null,
      termsAcceptedAt: now - 200 * DAY,
      createdAt: now - (200 + index) * DAY,
    })),
    ...otherGuests.map(([firstName, lastName], index) => ({
      userType: 2,
      firstName,
      lastName,
      createdAt: now - (90 + index) * DAY,
    })),
  ];
  const stored = await storeInParts(rows, (part) => db.insert(users).values(part).returning());
  const details = await storeInParts(
    stored.map((user, index) => ({
      userId: user.id,
      gender: namedGuests[index]?.[2] ?? null,
      address: namedGuests[index]?.[3] ?? null,
      country: 'IE',
    })),
    (part) => db.insert(clientDetails).values(part).returning({ id: clientDetails.id }),
  );
  const guests = stored.map((user, index) => ({
    id: user.id,
    clientDetailId: details[index]?.id ?? 0,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    mobile: user.mobile,
  }));
  return { named: guests.slice(0, namedGuests.length), others: guests.slice(namedGuests.length) };
}
