import { toMajor } from '@thyme/domain/money';
import { builder } from '../../../graphql/builder.ts';
import type { CreditNote as CreditNoteRow } from './credit-notes.ts';
import { numberOf } from './invoice-sheet.ts';

export const CreditNote = builder.objectRef<CreditNoteRow>('CreditNote').implement({
  description: 'Refunded money, with its own number; it amends the invoice of its sale.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    number: t.string({ resolve: numberOf }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    reason: t.exposeString('reason'),
    created_at: t.exposeInt('createdAt'),
    pdf_url: t.string({
      description: 'Download it with the same bearer token.',
      resolve: ({ id }) => `/api/credit-notes/${id}.pdf`,
    }),
  }),
});
