import { peopleLimits } from '@thyme/domain/people';
import { Card, IconButton, Picture } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import type { Person } from './operations.ts';
import { PictureButton } from './picture-button.tsx';
import { useRemovePicture } from './use-remove-picture.ts';

/** Pictures of a person's work. */
export function WorkCard({ person }: { person: Person }) {
  const { remove, busy } = useRemovePicture(person.id);
  const { gallery, name } = person;
  const isFull = gallery.length >= peopleLimits.pictures;
  return (
    <Card asChild>
      <section aria-labelledby="work">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="work" className="display-22">
            Their work
          </h2>
          {!isFull && <PictureButton personId={person.id} use="work" label="Add a picture" />}
        </div>
        <p className="mb-4 text-sm text-ink-soft">
          {gallery.length === 0
            ? `No pictures yet. Guests choose ${name} for what they see here.`
            : `${gallery.length} of ${peopleLimits.pictures} pictures, on ${name}’s own page.`}
        </p>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {gallery.map(({ id, image, alt, width, height, tint }) => (
            <li key={id} className="relative min-w-0">
              <Picture
                src={image}
                alt={alt}
                width={width}
                height={height}
                tint={tint}
                sizes="240px"
                className="aspect-[4/3] w-full rounded-sm"
              />
              <IconButton
                label={`Remove ${alt}`}
                disabled={busy}
                className="absolute top-1 right-1 bg-card/90"
                onClick={() => remove(id)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
