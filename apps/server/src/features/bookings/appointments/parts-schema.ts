import { builder } from '../../../graphql/builder.ts';
import type { Services } from '../../../platform/services.ts';
import { GroupPart, readParts } from '../../payments/index.ts';
import { DeskAppointment } from '../desk/appointment-schema.ts';
import { Appointment } from './appointment-type.ts';

const description = 'What each of the group has paid and has still to pay; empty where one pays for all.';

interface Booked {
  businessId: number;
  saleId: number | null;
  partDeposit: number | null;
}

/** Only appointments of a group with separate parts have any. */
async function partsOf(services: Services, { businessId, saleId, partDeposit }: Booked) {
  return saleId === null || partDeposit === null ? [] : readParts(services, services.db, { businessId, saleId });
}

builder.objectField(Appointment, 'parts', (t) =>
  t.field({
    type: [GroupPart],
    description,
    resolve: ({ appointment }, _args, { services }) => partsOf(services, appointment),
  }),
);

builder.objectField(DeskAppointment, 'parts', (t) =>
  t.field({
    type: [GroupPart],
    description,
    resolve: ({ appointment }, _args, { services }) => partsOf(services, appointment),
  }),
);
