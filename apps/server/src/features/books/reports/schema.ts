import { toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { choice, dateArgument } from '../arguments.ts';
import { REPORT_KEYS, type Report, readReports } from './reports.ts';

type Row = Report['rows'][number] & { unit: Report['unit'] };

/** Converts money to the API's units; counts and percentages stay as they are. */
const shown = (unit: Report['unit'], value: number | null) =>
  unit === 'money' && value !== null ? toMajor(value) : value;

const RowType = builder.objectRef<Row>('BooksReportRow').implement({
  fields: (t) => ({
    label: t.exposeString('label', { description: 'A day, a Monday, a weekday or a name.' }),
    chair_id: t.int({
      nullable: true,
      description: 'Whose row it is, in reports by person: two people can have one name.',
      resolve: ({ chairId }) => chairId ?? null,
    }),
    values: t.field({
      type: ['Float'],
      nullable: { list: false, items: true },
      description: 'One per series; null where there is nothing to measure.',
      resolve: ({ values, unit }) => values.map((value) => shown(unit, value)),
    }),
  }),
});

const ReportType = builder.objectRef<Report>('BooksReport').implement({
  fields: (t) => ({
    key: t.string({ description: REPORT_KEYS.join(', '), resolve: ({ key }) => key }),
    unit: t.string({ description: 'money, count, percent or hours.', resolve: ({ unit }) => unit }),
    series: t.exposeStringList('series'),
    rows: t.field({ type: [RowType], resolve: ({ rows, unit }) => rows.map((row) => ({ ...row, unit })) }),
    total: t.float({ nullable: true, resolve: ({ total, unit }) => shown(unit, total) }),
    before: t.float({
      nullable: true,
      description: 'The same figure for the previous period of the same length.',
      resolve: ({ before, unit }) => shown(unit, before),
    }),
    second_total: t.float({
      nullable: true,
      description: 'The second of two series: cancellations beside no-shows, returning guests beside new ones.',
      resolve: ({ second, unit }) => shown(unit, second?.total ?? null),
    }),
    second_before: t.float({
      nullable: true,
      resolve: ({ second, unit }) => shown(unit, second?.before ?? null),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_reports: t.field({
    type: [ReportType],
    description: 'Reports about a period, both days included. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
      keys: t.arg.stringList({ validate: z.array(choice(REPORT_KEYS)).max(REPORT_KEYS.length) }),
    },
    resolve: async (_root, { business_id, from, to, keys }, { services, requireViewer }) =>
      readReports(services, await requireViewer(), {
        businessId: business_id,
        from,
        to,
        keys: REPORT_KEYS.filter((key) => !keys || keys.includes(key)),
      }),
  }),
}));
