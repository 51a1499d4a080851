import type { FastifyInstance } from 'fastify';
import { exportRoutes } from '../features/account-closing/routes.ts';
import { photoRoutes } from '../features/accounts/profile/photo-routes.ts';
import { socialRoutes } from '../features/accounts/social/social-routes.ts';
import { bookRoutes } from '../features/books/routes.ts';
import { deskPictureRoutes } from '../features/businesses/desk/profile-routes.ts';
import { calendarRoutes } from '../features/calendars/routes.ts';
import { guestFileRoutes } from '../features/guests/files/routes.ts';
import { operatorRoutes } from '../features/operators/index.ts';
import { outboxViewer } from '../features/outbox/routes.ts';
import { unsubscribeRoutes } from '../features/outbox/unsubscribe-routes.ts';
import { paymentRoutes } from '../features/payments/routes.ts';
import { webhookRoutes } from '../features/payments/webhooks/webhook-routes.ts';
import { pictureRoutes } from '../features/pictures/routes.ts';
import { invoiceRoutes } from '../features/sales/invoices/routes.ts';
import { countryRoutes } from '../features/search/country-routes.ts';
import { seoRoutes } from '../features/seo/routes.ts';
import { voucherRoutes } from '../features/vouchers/routes.ts';
import { demoCalendarRoutes } from '../integrations/calendar/demo/routes.ts';
import { sandboxRoutes } from '../integrations/cards/sandbox/routes.ts';
import { isSandbox } from '../integrations/cards/sandbox/sandbox-cards.ts';
import { demoIdentityRoutes } from '../integrations/identity/demo/routes.ts';
import type { Services } from '../platform/services.ts';

/** Addresses outside GraphQL. Each feature's `routes.ts` gets a scope of its own, so its parsers and hooks stay its own. */
export async function featureRoutes(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(async (scope) => pictureRoutes(scope, services));
  await http.register(async (scope) => exportRoutes(scope, services));
  await http.register(async (scope) => photoRoutes(scope, services));
  await http.register(async (scope) => deskPictureRoutes(scope, services));
  await http.register(async (scope) => guestFileRoutes(scope, services));
  await http.register(async (scope) => socialRoutes(scope, services));
  await http.register(async (scope) => calendarRoutes(scope, services));
  await http.register(async (scope) => seoRoutes(scope, services));
  await http.register(async (scope) => countryRoutes(scope, services));
  await http.register(async (scope) => paymentRoutes(scope, services));
  await http.register(async (scope) => invoiceRoutes(scope, services));
  await http.register(async (scope) => bookRoutes(scope, services));
  await http.register(async (scope) => voucherRoutes(scope, services));
  await http.register(async (scope) => webhookRoutes(scope, services));
  await http.register(async (scope) => unsubscribeRoutes(scope, services));
  await http.register(async (scope) => operatorRoutes(scope, services));
  const { cards } = services;
  if (isSandbox(cards)) await http.register(async (scope) => sandboxRoutes(scope, services, cards));
  if (!services.config.demo) return;
  await http.register(async (scope) => outboxViewer(scope, services));
  await http.register(async (scope) => demoIdentityRoutes(scope, services));
  await http.register(async (scope) => demoCalendarRoutes(scope, services));
}
