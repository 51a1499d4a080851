import { DeskRemovePersonPictureDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';

export function useRemovePicture(person: number) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const remove = (id: number) =>
    void change({
      api: 'desk_remove_person_picture',
      send: async () =>
        (await run(DeskRemovePersonPictureDocument, { business: business.id, person, id })).desk_remove_person_picture,
    });
  return { remove, busy: busy !== null };
}
