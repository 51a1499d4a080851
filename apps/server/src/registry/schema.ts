import '../features/content/schema.ts';
import '../features/businesses/schema.ts';
import '../features/vouchers/schema.ts';
import '../features/reviews/schema.ts';
import '../features/search/schema.ts';
import '../features/search/place-schema.ts';
import '../features/search/free-times-schema.ts';
import '../features/search/suggestion-schema.ts';
import '../features/system-log/schema.ts';
import '../features/leads/schema.ts';
import '../features/accounts/schema.ts';
import '../features/video/schema.ts';
import '../features/access/desk-schema.ts';
import '../features/availability/schema.ts';
import '../features/bookings/booking/schema.ts';
import '../features/bookings/appointments/schema.ts';
import '../features/bookings/desk/respond-schema.ts';
import '../features/waiting-list/schema.ts';
import '../features/favourites/schema.ts';
import '../features/notifications/schema.ts';
import '../features/calendars/schema.ts';
import '../features/payments/schema.ts';
import '../features/sales/invoices/schema.ts';
import { builder } from '../graphql/builder.ts';

/** The whole API. Adding a feature means adding its `schema.ts` above. */
export const schema = builder.toSchema();
