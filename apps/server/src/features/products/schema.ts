import { toMajor } from '@thyme/domain/money';
import { leftToSay } from '@thyme/domain/products';
import { builder } from '../../graphql/builder.ts';
import { idArgument } from '../edits/change-type.ts';
import { listOnline, type OnlineProduct } from './goods.ts';

const BusinessProduct = builder.objectRef<OnlineProduct>('BusinessProduct').implement({
  description: 'A product that can be ordered with a booking and is handed over at the appointment.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    price: t.float({ description: 'For one piece, with VAT.', resolve: ({ price }) => toMajor(price) }),
    left: t.int({
      nullable: true,
      description: 'How many are left if there are few; 0 when out of stock, null when there are enough.',
      resolve: ({ available }) => leftToSay(available),
    }),
  }),
});

builder.queryFields((t) => ({
  business_products: t.field({
    type: [BusinessProduct],
    description: 'The products that can be ordered with a booking at a shop.',
    args: { business_id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id }, { services, viewer }) =>
      listOnline(services, business_id, (await viewer())?.id ?? null),
  }),
}));
