import { toMajor } from '@thyme/domain/money';
import { builder } from '../../../../graphql/builder.ts';
import { DeskAppointment } from '../../desk/appointment-schema.ts';
import { Appointment } from '../appointment-type.ts';
import { type OrderedProduct, readOrdered } from './goods.ts';

const OrderedProductType = builder.objectRef<OrderedProduct>('OrderedProduct').implement({
  description: 'A product that was ordered with the booking and is handed over at the appointment.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('productName'),
    quantity: t.exposeInt('productQty'),
    total: t.float({
      resolve: ({ unitPrice, productQty, discount }) => toMajor(unitPrice * productQty - discount),
    }),
  }),
});

builder.objectFields(Appointment, (t) => ({
  products: t.field({
    type: [OrderedProductType],
    resolve: ({ appointment }, _args, { services }) => readOrdered(services, appointment),
  }),
}));

builder.objectFields(DeskAppointment, (t) => ({
  products: t.field({
    type: [OrderedProductType],
    description: 'Already paid; empty once they were refunded.',
    resolve: ({ appointment }, _args, { services }) => readOrdered(services, appointment),
  }),
}));
