import { builder } from '../../graphql/builder.ts';
import { type Marketplace as Figures, measureMarketplace } from './marketplace.ts';

const Marketplace = builder.objectRef<Figures>('Marketplace').implement({
  description: 'Figures about the published shops.',
  fields: (t) => ({
    number_of_businesses: t.exposeInt('businesses'),
    southernmost_area: t.exposeString('southernmost'),
    northernmost_area: t.exposeString('northernmost'),
    average_chairs: t.exposeFloat('chairsOfOne', {
      description: 'Average number of chairs of a shop, to one decimal.',
    }),
    average_closing: t.exposeInt('closing', {
      nullable: true,
      description: 'The average closing time, in minutes of the day.',
    }),
  }),
});

builder.queryField('marketplace', (t) =>
  t.field({
    type: Marketplace,
    resolve: (_root, _args, context) => {
      context.dependsOn('businesses');
      return measureMarketplace(context.services);
    },
  }),
);
