import { createContextCache } from '@pothos/core';
import { toMajor } from '@thyme/domain/money';
import DataLoader from 'dataloader';
import { builder } from '../../../graphql/builder.ts';
import type { RequestContext } from '../../../graphql/context.ts';
import { AppointmentBusiness } from '../../businesses/booked-business-type.ts';
import { bookedBusinessLoader } from '../../businesses/loaders.ts';
import { IncludedService } from '../guest-voucher-type.ts';
import type { SoldVoucherRow } from '../held.ts';
import { readClosings } from './guest-packages.ts';

/** When the sessions left of packages were closed. */
const closingLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, number | null>(async (ids) => {
      const closings = await readClosings(services, ids);
      return ids.map((id) => closings.get(id) ?? null);
    }),
);

export const GuestPackage = builder.objectRef<SoldVoucherRow>('GuestPackage').implement({
  description: 'A package of sessions as it was bought.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    code: t.exposeString('code', { description: 'Entered as a voucher code when booking.' }),
    name: t.string({ resolve: ({ terms }) => terms.name }),
    color: t.string({ resolve: ({ terms }) => terms.color }),
    price: t.float({ description: 'What was paid.', resolve: ({ terms }) => toMajor(terms.retail) }),
    sessions: t.exposeInt('value'),
    sessions_left: t.exposeInt('remaining'),
    closed: t.string({
      nullable: true,
      description: 'Why no session is left although not all were used: refunded or expired.',
      resolve: async ({ id, expiresAt }, _args, context) => {
        const at = await closingLoader(context).load(id);
        return at === null ? null : at < expiresAt ? 'refunded' : 'expired';
      },
    }),
    shareable: t.boolean({
      description: 'Anyone with the code may use a session.',
      resolve: ({ terms }) => terms.shareable ?? false,
    }),
    purchase_date: t.exposeInt('purchasedAt'),
    expiry_date: t.exposeInt('expiresAt', { description: 'In Unix seconds.' }),
    services_included: t.field({
      type: [IncludedService],
      description: 'Empty if it is valid for everything.',
      resolve: ({ terms }) => terms.services.map(({ label }) => label),
    }),
    business_info: t.field({
      type: AppointmentBusiness,
      nullable: true,
      resolve: ({ businessId }, _args, context) => bookedBusinessLoader(context).load(businessId),
    }),
  }),
});
