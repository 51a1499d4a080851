import { graphql } from '../../../generated/gql.ts';
import { DeskAskAgainDocument, DeskConfirmAttendanceDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';

graphql(`
  mutation DeskConfirmAttendance($id: Int!, $confirmed: Boolean!) {
    desk_confirm_attendance(id: $id, confirmed: $confirmed) { status message }
  }
`);

graphql(`
  mutation DeskAskAgain($id: Int!) {
    desk_ask_again(id: $id) { status message }
  }
`);

/** Actions for a reminder without an answer. */
export function useAttendance() {
  const { act, busy } = useAct();
  return {
    busy,
    confirm: (id: number, confirmed: boolean) =>
      void act(
        `confirm-${id}`,
        async () => (await run(DeskConfirmAttendanceDocument, { id, confirmed })).desk_confirm_attendance,
      ),
    askAgain: (id: number) =>
      void act(`ask-${id}`, async () => (await run(DeskAskAgainDocument, { id })).desk_ask_again),
  };
}
