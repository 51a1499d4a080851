import { Button, Card } from '@thyme/ui';
import { PersonAvatar } from '../../lib/person-avatar.tsx';
import type { Person } from './operations.ts';
import { PictureButton } from './picture-button.tsx';
import { useRemovePicture } from './use-remove-picture.ts';

/** The portrait that guests see. */
export function PortraitCard({ person }: { person: Person }) {
  const { remove, busy } = useRemovePicture(person.id);
  const { portrait } = person;
  return (
    <Card asChild>
      <section aria-labelledby="portrait">
        <h2 id="portrait" className="display-22 mb-4">
          Portrait
        </h2>
        <div className="flex flex-wrap items-center gap-5">
          <PersonAvatar name={person.name} portrait={portrait} size={104} />
          <div className="grid gap-2">
            <PictureButton personId={person.id} use="portrait" label={portrait ? 'Change picture' : 'Add a picture'} />
            {portrait && !portrait.drawn && (
              <Button size="sm" variant="ghost" busy={busy} onClick={() => remove(portrait.id)}>
                Remove
              </Button>
            )}
          </div>
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          {portrait?.drawn
            ? `Drawn for ${person.name} until you add a photo.`
            : 'The middle of the picture is shown in a circle.'}
        </p>
      </section>
    </Card>
  );
}
