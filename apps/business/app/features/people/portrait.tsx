import { Button } from '@thyme/ui';
import { PersonAvatar } from '../../lib/person-avatar.tsx';
import type { Person } from './operations.ts';
import { PictureButton } from './picture-button.tsx';
import { useRemovePicture } from './use-remove-picture.ts';

/** The portrait that guests see. */
export function Portrait({ person }: { person: Person }) {
  const { remove, busy } = useRemovePicture(person.id);
  const { portrait } = person;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <PersonAvatar name={person.name} portrait={portrait} size={104} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <PictureButton personId={person.id} use="portrait" label={portrait ? 'Change picture' : 'Add a picture'} />
        <p className="text-sm text-ink-soft">
          {portrait?.drawn
            ? `Drawn for ${person.name} until you add a photo.`
            : 'The middle of the picture is shown in a circle.'}
        </p>
        {portrait && !portrait.drawn && (
          <Button size="sm" variant="ghost" busy={busy} onClick={() => remove(portrait.id)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
