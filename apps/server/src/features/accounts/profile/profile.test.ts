import { clientDetails, favourites } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApi, insertBusiness, insertPicture, type TestApi } from '../../../../test/kit/index.ts';

const PROFILE = `{ profileInformation {
  id first_name last_name mobile email photo user_type social_login identify google_calendar
  client_detail {
    id additional_mobile dob gender address email_notification suite country eir_code
    favorite_business { id business_id }
  }
} }`;

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

test('[API-009] [ACCOUNT-001] [ACCOUNT-002] the profile has every field, and only the guest’s own', async () => {
  const photo = await insertPicture(api.db, { folder: 'profile', name: 'niamh' });
  const guest = await api.signIn({ mobile: '+353871234567', photoId: photo.id });
  const shop = await insertBusiness(api.db, api.clock.now());
  const [favourite] = await api.db.insert(favourites).values({ businessId: shop.id, userId: guest.userId }).returning();
  const details = {
    additionalMobile: '+353861234567',
    dob: '1990-05-17',
    gender: 'Female',
    address: '42 Sandford Close',
    suite: '2',
    country: 'IE',
    eirCode: 'D06 X285',
  };
  await api.db.update(clientDetails).set(details).where(eq(clientDetails.userId, guest.userId));
  const { profileInformation } = await api.ask<{ profileInformation: Record<string, unknown> }>(
    PROFILE,
    {},
    { token: guest.token },
  );
  expect(profileInformation).toEqual({
    id: guest.userId,
    first_name: 'Niamh',
    last_name: 'Byrne',
    mobile: '+353871234567',
    email: guest.email,
    photo: '/uploads/profile/niamh.webp',
    user_type: 2,
    social_login: null,
    identify: expect.stringMatching(/^[\da-f-]{36}$/),
    google_calendar: false,
    client_detail: {
      id: guest.clientDetailId,
      additional_mobile: '+353861234567',
      dob: Date.UTC(1990, 4, 17) / 1000,
      gender: 'Female',
      address: '42 Sandford Close',
      email_notification: true,
      suite: '2',
      country: 'IE',
      eir_code: 'D06 X285',
      favorite_business: [{ id: favourite?.id, business_id: shop.id }],
    },
  });
});
