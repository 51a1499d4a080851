import { builder } from '../../../graphql/builder.ts';
import { type ClientReport, readReport } from './client-report.ts';

const ClientReportType = builder.objectRef<ClientReport>('ClientReport').implement({
  fields: (t) => ({
    total_appt: t.exposeInt('appointments'),
    total_voucher: t.exposeInt('vouchers'),
    total_favourite: t.exposeInt('favourites'),
  }),
});

builder.queryFields((t) => ({
  clientReport: t.field({
    type: ClientReportType,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readReport(services, (await requireViewer()).id),
  }),
}));
