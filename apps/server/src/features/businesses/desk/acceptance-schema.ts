import { builder } from '../../../graphql/builder.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { acceptRulesArgument, sentRules } from './accept-rule-types.ts';
import { saveAcceptRules } from './acceptance.ts';

builder.mutationFields((t) => ({
  desk_save_accept_rules: t.field({
    type: DeskChange,
    description: 'Whose bookings are accepted at once from now on; open ones still wait.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), rules: t.arg(acceptRulesArgument) },
    resolve: async (_root, { business_id, rules }, { services, requireViewer }) =>
      saveAcceptRules(services, await requireViewer(), { businessId: business_id, rules: sentRules(rules) }),
  }),
}));
