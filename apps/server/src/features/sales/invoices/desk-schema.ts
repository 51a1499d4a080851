import { builder } from '../../../graphql/builder.ts';
import { CreditNote } from './credit-note-type.ts';
import { type AppointmentPapers, papersOfAppointment } from './desk-papers.ts';
import { numberOf } from './invoice-sheet.ts';

const Papers = builder.objectRef<AppointmentPapers>('DeskPapers').implement({
  description: 'The documents of an appointment.',
  fields: (t) => ({
    invoice_number: t.string({ resolve: ({ invoice }) => numberOf(invoice) }),
    invoice_created_at: t.int({ resolve: ({ invoice }) => invoice.createdAt }),
    invoice_pdf_url: t.string({
      description: 'Download it with the same bearer token.',
      resolve: ({ invoice }) => `/api/invoices/${invoice.saleId}.pdf`,
    }),
    credit_notes: t.field({ type: [CreditNote], resolve: ({ creditNotes }) => creditNotes }),
  }),
});

builder.queryFields((t) => ({
  desk_papers: t.field({
    type: Papers,
    nullable: true,
    description: 'The invoice of an appointment and its credit notes; null if there is none.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), appointment_id: t.arg.int({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      papersOfAppointment(services, await requireViewer(), {
        businessId: args.business_id,
        appointmentId: args.appointment_id,
      }),
  }),
}));
