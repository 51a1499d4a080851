import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { DeskShopType } from '../../businesses/desk/shop-type.ts';
import type { Conflict } from '../../edits/index.ts';
import { listConflicts } from './conflicts.ts';

const Exception = builder.objectRef<Conflict & { zone: string }>('DeskException').implement({
  description: "An upcoming appointment that does not fit the shop's current hours, chairs or services.",
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.exposeString('guest'),
    services: t.exposeStringList('services'),
    starts: t.int({ resolve: ({ start, zone }) => wallOf(zone, start) }),
    reason: t.string({ resolve: ({ code }) => code }),
  }),
});

/** Kept as exceptions by an edit, or booked while the shop was being edited. */
builder.objectField(DeskShopType, 'exceptions', (t) =>
  t.field({
    type: [Exception],
    resolve: async ({ membership: { businessId, zone } }, _args, { services }) => {
      const conflicts = await listConflicts(services.db, { businessId, zone, now: services.clock.now() });
      return [...conflicts.values()].map((conflict) => ({ ...conflict, zone }));
    },
  }),
);
