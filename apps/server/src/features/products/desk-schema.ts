import { toMajor } from '@thyme/domain/money';
import { productLimits, STOCK_KINDS, stockState } from '@thyme/domain/products';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import { moveStock, saveProduct, setProductActive } from './edit-product.ts';
import { readMovements, readProducts, type ShownProduct, type StockMovement } from './read-products.ts';

export const Product = builder.objectRef<ShownProduct>('DeskProduct').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    price: t.float({ description: 'For one piece, with VAT.', resolve: ({ price }) => toMajor(price) }),
    vat_rate: t.exposeFloat('vatRate', { nullable: true, description: 'Its own rate; null if the shop’s applies.' }),
    rate_today: t.exposeFloat('rateToday', {
      nullable: true,
      description: 'Including rates of the VAT page; null if the shop’s applies.',
    }),
    sku: t.exposeString('sku', { description: 'The shop’s own number or the barcode.' }),
    low_at: t.exposeInt('lowAt'),
    stock: t.exposeInt('stock', { description: 'Negative if more was sold at the till than was in stock.' }),
    state: t.string({
      description: 'out, low or enough',
      resolve: ({ stock, lowAt }) => stockState(stock, lowAt),
    }),
    sold_online: t.exposeBoolean('soldOnline', { description: 'Guests can order it with a booking.' }),
    active: t.boolean({ resolve: ({ archivedAt }) => archivedAt === null }),
  }),
});

const Movement = builder.objectRef<StockMovement & { zone: string }>('StockMovement').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind', { description: STOCK_KINDS.join(', ') }),
    quantity: t.exposeInt('quantity', { description: 'Positive for in, negative for out.' }),
    reason: t.exposeString('reason'),
    by: t.exposeString('actor'),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
    is_oversold: t.exposeBoolean('isOversold', { description: 'Sold although there was not enough.' }),
    at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ createdAt, zone }) => wallOf(zone, createdAt),
    }),
  }),
});

const business = { authScopes: { business: true } as const };

builder.queryFields((t) => ({
  desk_products: t.field({
    ...business,
    type: [Product],
    description: 'A shop’s products, archived ones last.',
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readProducts(services, await requireViewer(), business_id),
  }),
  desk_stock_movements: t.field({
    ...business,
    type: [Movement],
    description: 'The last changes of a product’s stock, newest first.',
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) => {
      const { movements, membership } = await readMovements(services, await requireViewer(), {
        businessId: business_id,
        id,
      });
      return movements.map((movement) => ({ ...movement, zone: membership.zone }));
    },
  }),
}));

const priceArgument = amountArgument.refine((major) => major >= 0.01, 'Please enter an amount.');
const wholeArgument = (most: number) =>
  z.int().min(0, 'Please enter a number.').max(most, `Please enter at most ${most}.`).nullish();

builder.mutationFields((t) => ({
  desk_save_product: t.field({
    ...business,
    type: DeskChange,
    description: 'Earlier sales keep their name, price and VAT.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(productLimits.name) }),
      price: t.arg.float({ required: true, validate: priceArgument }),
      vat_rate: t.arg.float({ validate: z.number().min(0).max(100, 'Please enter 0 to 100.').nullish() }),
      sku: t.arg.string({ validate: textArgument(productLimits.sku) }),
      low_at: t.arg.int({ validate: wholeArgument(productLimits.lowAt) }),
      sold_online: t.arg.boolean({ description: 'Guests can order it with a booking; unchanged when left out.' }),
      stock: t.arg.int({
        description: 'Initial stock of a new product.',
        validate: wholeArgument(productLimits.quantity),
      }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      saveProduct(services, await requireViewer(), {
        businessId: business_id,
        id: args.id ?? null,
        name: args.name,
        price: minorOf(args.price),
        vatRate: args.vat_rate ?? null,
        sku: args.sku ?? '',
        lowAt: args.low_at ?? 0,
        stock: args.stock ?? 0,
        soldOnline: args.sold_online ?? null,
      }),
  }),
  desk_set_product_active: t.field({
    ...business,
    type: DeskChange,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      setProductActive(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
  desk_move_stock: t.field({
    ...business,
    type: Acknowledgement,
    description: 'Records a delivery, or a correction with its reason.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      kind: t.arg.string({ required: true, validate: z.enum(['delivery', 'correction']) }),
      quantity: t.arg.int({ required: true, description: 'Negative for a correction downwards.' }),
      reason: t.arg.string({ validate: textArgument(productLimits.reason) }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { business_id, ...args }, context) =>
      moveStock(context.services, await context.requireViewer(), {
        businessId: business_id,
        id: args.id,
        kind: args.kind === 'delivery' ? 'delivery' : 'correction',
        quantity: args.quantity,
        reason: args.reason ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
}));
