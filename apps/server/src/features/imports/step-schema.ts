import { importLimits } from '@thyme/domain/imports';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { matchNameInFile, NAME_KINDS } from './appointments/names.ts';
import { decide, discard, fixRows, mapColumns, startImport, startUndo } from './manage.ts';

const shop = { required: true } as const;
const code = z.string().max(40);
const common = { type: Acknowledgement, authScopes: { business: true } } as const;

const FixInput = builder.inputType('DeskImportFix', {
  fields: (t) => ({
    row: t.int({ required: true }),
    column: t.int({ required: true, description: 'From 0.' }),
    text: t.string({ required: true, validate: z.string().max(importLimits.cell) }),
  }),
});

builder.mutationFields((t) => {
  const own = { business_id: t.arg.int(shop), id: t.arg.int(shop) };
  return {
    desk_import_map: t.field({
      ...common,
      description: 'Sets what each column is, and checks every row. Nothing is imported yet.',
      args: {
        ...own,
        fields: t.arg.stringList({ required: true, validate: z.array(code).max(importLimits.columns) }),
        date_order: t.arg.string({ required: true, validate: code }),
      },
      resolve: async (_root, { business_id, id, fields, date_order }, { services, requireViewer }) =>
        mapColumns(services, await requireViewer(), {
          businessId: business_id,
          importId: id,
          fields,
          dateOrder: date_order,
        }),
    }),
    desk_import_decide: t.field({
      ...common,
      description: 'Decides on a kind of problem for all rows that have it, or on a shared number for one row.',
      args: {
        ...own,
        problem: t.arg.string({ required: true, validate: code }),
        choice: t.arg.string({ required: true, validate: code }),
        row: t.arg.int(),
      },
      resolve: async (_root, { business_id, id, problem, choice, row }, { services, requireViewer }) =>
        decide(services, await requireViewer(), {
          businessId: business_id,
          importId: id,
          problem,
          choice,
          row: row ?? null,
        }),
    }),
    desk_import_fix: t.field({
      ...common,
      description: 'Corrects cells, and checks the file again.',
      args: {
        ...own,
        fixes: t.arg({ type: [FixInput], required: true, validate: z.array(z.unknown()).min(1).max(100) }),
      },
      resolve: async (_root, { business_id, id, fixes }, { services, requireViewer }) =>
        fixRows(services, await requireViewer(), { businessId: business_id, importId: id, fixes }),
    }),
  };
});

builder.mutationFields((t) => {
  const own = { business_id: t.arg.int(shop), id: t.arg.int(shop) };
  return {
    desk_import_match: t.field({
      ...common,
      description:
        'Sets what a name in the file is matched with; without an id a hidden service of that name is created.',
      args: {
        ...own,
        kind: t.arg.string({ required: true, validate: z.enum(NAME_KINDS) }),
        name: t.arg.string({ required: true, validate: z.string().max(importLimits.cell) }),
        choice: t.arg.int(),
      },
      resolve: async (_root, { business_id, id, kind, name, choice }, { services, requireViewer }) =>
        matchNameInFile(services, await requireViewer(), {
          businessId: business_id,
          importId: id,
          kind: kind === 'person' ? 'person' : 'service',
          name,
          choice: choice ?? null,
        }),
    }),
    desk_import_run: t.field({
      ...common,
      description: 'Imports the checked rows, all or none. No messages are sent.',
      args: own,
      resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
        startImport(services, await requireViewer(), { businessId: business_id, importId: id }),
    }),
    desk_import_undo: t.field({
      ...common,
      description: 'Undoes an import, within a day.',
      args: own,
      resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
        startUndo(services, await requireViewer(), { businessId: business_id, importId: id }),
    }),
    desk_import_discard: t.field({
      ...common,
      description: 'Deletes a file that was not imported.',
      args: own,
      resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
        discard(services, await requireViewer(), { businessId: business_id, importId: id }),
    }),
  };
});
