import { Badge, Card, IconButton, Picture } from '@thyme/ui';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeskOrderPicturesDocument, DeskRemovePictureDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { AddPicture } from './add-picture.tsx';
import { DescribePicture } from './describe-picture.tsx';
import type { Profile } from './operations.ts';

/** Moves one id to another index. */
export function orderWith(ids: readonly number[], id: number, to: number): number[] {
  return ids.filter((one) => one !== id).toSpliced(Math.max(0, to), 0, id);
}

/** The page's pictures in order; the first represents the shop everywhere else. */
export function PicturesCard({ profile: { pictures } }: { profile: Profile }) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const ids = pictures.map(({ id }) => id);
  const [lifted, setLifted] = useState<number | null>(null);
  const place = (id: number, to: number) => {
    const next = orderWith(ids, id, to);
    if (next.join() === ids.join()) return;
    void change({
      api: 'desk_order_pictures',
      send: async () =>
        (await run(DeskOrderPicturesDocument, { business: business.id, ids: next })).desk_order_pictures,
    });
  };
  const remove = (id: number) =>
    void change({
      api: 'desk_remove_picture',
      send: async () => (await run(DeskRemovePictureDocument, { business: business.id, id })).desk_remove_picture,
    });
  return (
    <Card asChild>
      <section aria-labelledby="pictures">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="pictures" className="display-22">
            Pictures
          </h2>
          <AddPicture />
        </div>
        {pictures.length > 1 && (
          <p className="-mt-2 mb-4 text-sm text-ink-soft">
            Guests see them in this order. Drag them, or use the arrows.
          </p>
        )}
        {pictures.length === 0 && (
          <p className="text-ink-soft">No pictures yet. Pages with pictures get more bookings.</p>
        )}
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {pictures.map(({ id, picture, is_on_top }, index) => (
            <li
              key={id}
              draggable={busy === null}
              className={clsx(
                'min-w-0 rounded-sm',
                lifted === id && 'opacity-50',
                lifted !== null && 'cursor-grabbing',
              )}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', String(id));
                setLifted(id);
              }}
              onDragOver={(event) => lifted !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (lifted !== null) place(lifted, index);
              }}
              onDragEnd={() => setLifted(null)}
            >
              <div className="relative">
                <Picture
                  src={picture.image}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  tint={picture.tint}
                  sizes="260px"
                  className="aspect-[8/5] w-full rounded-sm"
                />
                {index === 0 && (
                  <Badge tone="green" className="absolute top-2 left-2">
                    Main picture
                  </Badge>
                )}
              </div>
              <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
                {picture.alt}
                {is_on_top ? '' : ' (in the gallery)'}
              </p>
              <div className="flex flex-wrap">
                <IconButton
                  label={`Move ${picture.alt} to the front`}
                  disabled={index === 0 || busy !== null}
                  onClick={() => place(id, index - 1)}
                >
                  <ArrowLeft aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={`Move ${picture.alt} to the back`}
                  disabled={index === pictures.length - 1 || busy !== null}
                  onClick={() => place(id, index + 1)}
                >
                  <ArrowRight aria-hidden="true" className="size-5" />
                </IconButton>
                <span className="ml-auto">
                  <DescribePicture key={picture.alt} id={id} picture={picture} />
                </span>
                <IconButton label={`Remove ${picture.alt}`} onClick={() => remove(id)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
