import { ACCOUNT_KEYS, bookLimits } from '@thyme/domain/books';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { DeskChange } from '../../edits/change-type.ts';
import { type ChartAccount, readChart, saveChart } from './accounts.ts';

const AccountType = builder.objectRef<ChartAccount>('BooksAccount').implement({
  fields: (t) => ({
    key: t.string({ description: ACCOUNT_KEYS.join(', '), resolve: ({ key }) => key }),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    about: t.exposeString('about', { description: 'What is booked to it.' }),
  }),
});

const AccountInput = builder.inputType('BooksAccountInput', {
  fields: (t) => ({
    key: t.string({ required: true, validate: z.string().max(20) }),
    code: t.string({ required: true, validate: z.string().max(bookLimits.accountCode, 'Please use a shorter code.') }),
    name: t.string({ required: true, validate: z.string().max(bookLimits.account, 'Please use a shorter name.') }),
  }),
});

builder.queryFields((t) => ({
  desk_accounts: t.field({
    type: [AccountType],
    description: 'The accounts that exports book to. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readChart(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_accounts: t.field({
    type: DeskChange,
    description: 'Gives accounts the codes and names of the owner’s own chart.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      accounts: t.arg({
        type: [AccountInput],
        required: true,
        validate: z.array(z.unknown()).min(1).max(ACCOUNT_KEYS.length),
      }),
    },
    resolve: async (_root, { business_id, accounts }, { services, requireViewer }) =>
      saveChart(services, await requireViewer(), { businessId: business_id, accounts }),
  }),
}));
