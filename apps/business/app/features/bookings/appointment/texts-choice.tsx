import { Checkbox } from '@thyme/ui';
import { DeskSaveMessageChoiceDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { Appointment } from '../operations.ts';

/** Records whether a guest without an account agrees to texts. */
export function TextsChoice({ guest }: { guest: Appointment['guest'] }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { texts_allowed: isAllowed, mobile, id } = guest;
  if (isAllowed === null || isAllowed === undefined || !mobile) return null;
  const save = (allowed: boolean) =>
    void act(
      'texts',
      async () =>
        (await run(DeskSaveMessageChoiceDocument, { business: business.id, guest: id, allowed }))
          .desk_save_message_choice,
    );
  return (
    <Checkbox
      className="mt-2"
      label="Texts about appointments are fine"
      checked={isAllowed}
      disabled={busy !== null}
      onChange={(event) => save(event.currentTarget.checked)}
    />
  );
}
