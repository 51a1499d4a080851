import { Switch } from '@thyme/ui';
import { DeskSetBookableDocument } from '../../generated/graphql.ts';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Person } from './operations.ts';

/** Whether guests can book a person. If not, appointments are decided on first. */
export function Bookable({ person }: { person: Person }) {
  const { business } = useDesk();
  const { change, busy, question, dismiss } = useChange();
  const toggle = (active: boolean) =>
    void change({
      api: 'desk_set_chair_active',
      send: async (decisions) =>
        (await run(DeskSetBookableDocument, { business: business.id, id: person.id, active, decisions }))
          .desk_set_chair_active,
    });
  return (
    <div className="flex items-center gap-4">
      <p className="flex-1">
        <b className="block font-semibold">Guests can book {person.name}</b>
        <span className="text-sm text-ink-soft">
          {person.active ? 'On your page and in search' : 'They have no column in the calendar either'}
        </span>
      </p>
      <Switch label={`Guests can book ${person.name}`} checked={person.active} onCheckedChange={toggle} />
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
    </div>
  );
}
