import { SPREAD_RULES, type SpreadRule } from '@thyme/domain/availability';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { DeskShopType } from '../../businesses/desk/shop-type.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { saveSpread } from './spread.ts';

const rulesDescription = `${SPREAD_RULES.slice(0, -1).join(', ')} or ${SPREAD_RULES.at(-1)}.`;

builder.objectField(DeskShopType, 'spread_rule', (t) =>
  t.string({
    description: `Who gets the appointments of guests who take anyone: ${rulesDescription}`,
    resolve: ({ business }) => business.spreadRule,
  }),
);

builder.mutationFields((t) => ({
  desk_save_spread: t.field({
    type: DeskChange,
    description: `Who gets the appointments of guests who take anyone: ${rulesDescription}`,
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      rule: t.arg.string({ required: true, validate: z.enum(SPREAD_RULES) }),
    },
    resolve: async (_root, { business_id, rule }, { services, requireViewer }) =>
      saveSpread(services, await requireViewer(), { businessId: business_id, rule: rule as SpreadRule }),
  }),
}));
