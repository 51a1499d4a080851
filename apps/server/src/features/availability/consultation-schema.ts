import type { WallSeconds } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import { type ConsultationPlan, readConsultationPlan } from './consultation-plan.ts';
import { pricingIdsArgument, SlotOnDay } from './schema.ts';
import { wallDescription } from './time-slots-type.ts';

const PairType = builder.objectRef<ConsultationPlan['pairs'][number]>('ConsultationPair').implement({
  fields: (t) => ({
    appointment: t.field({ type: SlotOnDay, resolve: ({ appointment }) => appointment }),
    call: t.field({
      type: SlotOnDay,
      nullable: true,
      description: 'Null if a call is already booked.',
      resolve: ({ call }) => call,
    }),
  }),
});

const PlanType = builder.objectRef<ConsultationPlan>('ConsultationPlan').implement({
  fields: (t) => ({
    needed: t.exposeBoolean('isNeeded', {
      description: 'A call has to be chosen with the appointment. A visitor who is not logged in counts as new.',
    }),
    booked: t.field({
      type: SlotOnDay,
      nullable: true,
      description: 'An upcoming call: appointments after it need no other.',
      resolve: ({ booked }): WallSeconds | null => booked?.at ?? null,
    }),
    booked_until: t.int({
      nullable: true,
      description: wallDescription,
      resolve: ({ booked }) => booked?.until ?? null,
    }),
    earliest: t.int({
      nullable: true,
      description: `The first time at which an appointment leaves room for the call. ${wallDescription}`,
      resolve: ({ earliest }) => earliest,
    }),
    pairs: t.field({
      type: [PairType],
      description: 'The first appointments with their calls, on at most three different days.',
      resolve: ({ pairs }) => pairs,
    }),
  }),
});

builder.queryField('consultation_plan', (t) =>
  t.field({
    type: PlanType,
    description: 'Whether the guest needs a video call before these services, and the first times for both.',
    args: {
      business_id: t.arg.int({ required: true }),
      service_pricing_ids: t.arg.intList({ required: true, validate: pricingIdsArgument }),
    },
    resolve: async (_root, args, { services, viewer }) =>
      readConsultationPlan(services, {
        businessId: args.business_id,
        pricingIds: args.service_pricing_ids,
        viewer: (await viewer())?.id ?? null,
      }),
  }),
);
