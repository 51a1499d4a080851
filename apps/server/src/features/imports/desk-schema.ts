import type { ImportCounts } from '@thyme/db/schema';
import { type Column, DATE_ORDERS, IMPORT_FIELDS, IMPORT_KINDS, IMPORT_STATUSES } from '@thyme/domain/imports';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { NAME_KINDS, type NameInFile, type NameOption, type Names, readNames } from './appointments/names.ts';
import * as read from './read-import.ts';

const ColumnType = builder.objectRef<Column>('DeskImportColumn').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As in the file.' }),
    field: t.string({
      description: `skip, or by kind: ${Object.entries(IMPORT_FIELDS)
        .map(([kind, fields]) => `${kind}: ${fields.join(', ')}`)
        .join('; ')}.`,
      resolve: ({ field }) => field,
    }),
    is_sure: t.boolean({ description: 'False if the owner should check it.', resolve: ({ isSure }) => isSure }),
  }),
});

const ChoiceType = builder.objectRef<read.Problem['choices'][number]>('DeskImportChoice').implement({
  fields: (t) => ({ choice: t.string({ resolve: ({ choice }) => choice }), label: t.exposeString('label') }),
});

const ProblemType = builder.objectRef<read.Problem>('DeskImportProblem').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    title: t.exposeString('title'),
    rows: t.exposeInt('rows'),
    example: t.exposeString('example', { description: 'The first row with this problem.' }),
    is_warning: t.boolean({
      description: 'The rows are imported anyway.',
      resolve: ({ isWarning }) => isWarning,
    }),
    choices: t.field({ type: [ChoiceType], resolve: ({ choices }) => [...choices] }),
    chosen: t.exposeString('chosen', { nullable: true }),
  }),
});

const TotalsType = builder.objectRef<read.Totals>('DeskImportTotals').implement({
  fields: (t) => ({
    ready: t.exposeInt('ready', { description: 'Rows that add something new.' }),
    same: t.exposeInt('same', { description: 'Rows about existing guests.' }),
    need: t.exposeInt('need', { description: 'Rows that need the owner’s decision; without one they are skipped.' }),
    coming: t.exposeInt('coming', { description: 'Upcoming appointments.' }),
  }),
});

const CountsType = builder.objectRef<ImportCounts>('DeskImportCounts').implement({
  fields: (t) => ({
    added: t.exposeInt('added'),
    merged: t.exposeInt('merged'),
    left: t.exposeInt('left'),
    guests: t.exposeInt('guests', { description: 'Guests created for appointments or vouchers.' }),
    coming: t.exposeInt('coming'),
    kept: t.exposeInt('kept', { description: 'What an undo kept, because it has been used since.' }),
  }),
});

const RowType = builder.objectRef<read.RowView>('DeskImportRow').implement({
  fields: (t) => ({
    row: t.int({ resolve: ({ rowNumber }) => rowNumber }),
    cells: t.stringList({ resolve: ({ cells }) => cells }),
    problems: t.stringList({ resolve: ({ problems }) => problems }),
    name: t.string({
      resolve: ({ parsed }) =>
        text(parsed, 'title') || `${text(parsed, 'firstName')} ${text(parsed, 'lastName')}`.trim(),
    }),
    mobile: t.string({ resolve: ({ parsed }) => text(parsed, 'mobile') }),
    email: t.string({ resolve: ({ parsed }) => text(parsed, 'email') }),
    detail: t.string({
      description: 'Time and service, or price and length.',
      resolve: ({ parsed }) => text(parsed, 'detail'),
    }),
    matched: t.exposeString('matched', {
      nullable: true,
      description: 'The existing guest with the same number or address.',
    }),
    choice: t.exposeString('choice', { nullable: true }),
  }),
});

const text = (parsed: object | null, name: string): string => {
  const value = (parsed as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
};

const NameType = builder.objectRef<NameInFile>('DeskImportName').implement({
  fields: (t) => ({
    kind: t.string({ description: `${NAME_KINDS.join(' or ')}.`, resolve: ({ kind }) => kind }),
    name: t.exposeString('name', { description: 'As in the file.' }),
    rows: t.exposeInt('rows'),
    chosen: t.exposeInt('chosen', { nullable: true, description: 'The pricing or chair it is matched with.' }),
  }),
});

const OptionType = builder.objectRef<NameOption>('DeskImportNameOption').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
  }),
});

const NamesType = builder.objectRef<Names>('DeskImportNames').implement({
  fields: (t) => ({
    names: t.field({ type: [NameType], resolve: ({ names }) => names }),
    options: t.field({ type: [OptionType], resolve: ({ options }) => options }),
  }),
});

const ImportType = builder.objectRef<read.ImportRecord>('DeskImport').implement({
  description: 'A file that an owner imports from another system.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.string({ description: `${IMPORT_KINDS.join(', ')}.`, resolve: ({ kind }) => kind }),
    status: t.string({ description: `${IMPORT_STATUSES.join(', ')}.`, resolve: ({ status }) => status }),
    file_name: t.exposeString('fileName'),
    encoding: t.exposeString('encoding'),
    rows: t.exposeInt('rowCount'),
    done: t.exposeInt('done', { description: 'Rows that the current step has processed.' }),
    failure: t.exposeString('failure', { description: 'Why the last step failed; empty otherwise.' }),
    created_at: t.int({ resolve: ({ createdAt }) => createdAt }),
    finished_at: t.int({ nullable: true, resolve: ({ finishedAt }) => finishedAt }),
    undo_until: t.int({
      nullable: true,
      resolve: (record, _args, { services }) => read.undoUntil(record, services.clock.now()),
    }),
    waits_for: t.string({
      nullable: true,
      description: 'The file that has to be imported first.',
      resolve: (record, _args, { services }) => read.waitsFor(services, record),
    }),
    columns: t.field({ type: [ColumnType], resolve: ({ columns }) => columns }),
    date_order: t.string({ description: `${DATE_ORDERS.join(' or ')}.`, resolve: ({ dateOrder }) => dateOrder }),
    order_is_sure: t.boolean({ resolve: ({ orderIsSure }) => orderIsSure }),
    samples: t.field({
      type: t.listRef(t.listRef('String')),
      description: 'The first rows of the file.',
      resolve: (record, _args, { services }) => read.readSamples(services, record),
    }),
    totals: t.field({
      type: TotalsType,
      nullable: true,
      resolve: (record, _args, { services }) => read.readTotals(services, record),
    }),
    counts: t.field({ type: CountsType, nullable: true, resolve: ({ counts }) => counts }),
    problems: t.field({
      type: [ProblemType],
      resolve: (record, _args, { services }) => read.readProblems(services, record),
    }),
    names: t.field({
      type: NamesType,
      nullable: true,
      description: 'Services and people of a file of appointments.',
      resolve: (record, _args, { services }) => readNames(services, record),
    }),
    preview: t.field({ type: [RowType], resolve: (record, _args, { services }) => read.readPreview(services, record) }),
  }),
});

const shop = { required: true } as const;
const code = z.string().max(40);

builder.queryFields((t) => ({
  desk_imports: t.field({
    type: [ImportType],
    description: 'An owner’s imports, newest first.',
    authScopes: { business: true },
    args: { business_id: t.arg.int(shop) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      read.readImports(services, await requireViewer(), business_id),
  }),
  desk_import: t.field({
    type: ImportType,
    authScopes: { business: true },
    args: { business_id: t.arg.int(shop), id: t.arg.int(shop) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      read.readImport(services, await requireViewer(), { businessId: business_id, importId: id }),
  }),
  desk_import_rows: t.field({
    type: [RowType],
    description: 'Rows with a problem, fifty at a time.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int(shop),
      id: t.arg.int(shop),
      problem: t.arg.string({ required: true, validate: code }),
      after: t.arg.int({ description: 'Cursor: the last row of the previous page.' }),
    },
    resolve: async (_root, { business_id, id, problem, after }, { services, requireViewer }) =>
      read.readProblemRows(services, await requireViewer(), {
        businessId: business_id,
        importId: id,
        problem,
        after: after ?? 0,
      }),
  }),
}));
