import { graphql } from '../../generated/gql.ts';
import type {
  DeskImportQuery,
  DeskImportRowsQuery,
  DeskImportsQuery,
  DeskMoveInQuery,
} from '../../generated/graphql.ts';

graphql(`
  query DeskImports($business: Int!) {
    desk_imports(business_id: $business) { id kind status file_name rows done created_at finished_at undo_until counts { added merged left } }
  }
`);

graphql(`
  query DeskImport($business: Int!, $id: Int!) {
    desk_import(business_id: $business, id: $id) {
      id kind status file_name encoding rows done failure finished_at undo_until waits_for date_order order_is_sure samples
      columns { name field is_sure }
      totals { ready same need coming }
      counts { added merged left guests coming kept }
      problems { code title rows example is_warning chosen choices { choice label } }
      preview { row name mobile email detail }
      names { names { kind name rows chosen } options { kind id name } }
    }
  }
`);

graphql(`
  query DeskImportRows($business: Int!, $id: Int!, $problem: String!, $after: Int) {
    desk_import_rows(business_id: $business, id: $id, problem: $problem, after: $after) { row cells name mobile email matched choice }
  }
`);

graphql(`
  mutation DeskImportMap($business: Int!, $id: Int!, $fields: [String!]!, $order: String!) {
    desk_import_map(business_id: $business, id: $id, fields: $fields, date_order: $order) { status message }
  }
`);

graphql(`
  mutation DeskImportDecide($business: Int!, $id: Int!, $problem: String!, $choice: String!, $row: Int) {
    desk_import_decide(business_id: $business, id: $id, problem: $problem, choice: $choice, row: $row) { status message }
  }
`);

graphql(`
  mutation DeskImportFix($business: Int!, $id: Int!, $fixes: [DeskImportFix!]!) {
    desk_import_fix(business_id: $business, id: $id, fixes: $fixes) { status message }
  }
`);

graphql(`
  mutation DeskImportMatch($business: Int!, $id: Int!, $kind: String!, $name: String!, $choice: Int) {
    desk_import_match(business_id: $business, id: $id, kind: $kind, name: $name, choice: $choice) { status message }
  }
`);

graphql(`
  mutation DeskImportRun($business: Int!, $id: Int!) { desk_import_run(business_id: $business, id: $id) { status message } }
`);

graphql(`
  mutation DeskImportUndo($business: Int!, $id: Int!) { desk_import_undo(business_id: $business, id: $id) { status message } }
`);

graphql(`
  mutation DeskImportDiscard($business: Int!, $id: Int!) { desk_import_discard(business_id: $business, id: $id) { status message } }
`);

graphql(`
  query DeskMoveIn($business: Int!) {
    desk_move_in(business_id: $business) { open address services people unnamed guests coming days { date appointments } }
  }
`);

export type Import = DeskImportQuery['desk_import'];
export type Problem = Import['problems'][number];
export type ImportRow = DeskImportRowsQuery['desk_import_rows'][number];
export type ListedImport = DeskImportsQuery['desk_imports'][number];
export type NameInFile = NonNullable<Import['names']>['names'][number];
export type MoveIn = DeskMoveInQuery['desk_move_in'];
