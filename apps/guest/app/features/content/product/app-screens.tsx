import { Link } from 'react-router';
import type { AppScreenFragment } from '../../../generated/graphql.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { SlideRow, threeAbreast } from '../../../lib/view/slide-row.tsx';

/** Screens of one of the apps; a press opens the page about it. */
export function AppScreens({ title, screens }: { title: string; screens: readonly AppScreenFragment[] }) {
  return (
    <div className="wrap">
      <SlideRow label={title} slideClassName={threeAbreast} head={<h2 className="display-48">{title}</h2>}>
        {screens.map(({ id, src, picture }) => (
          <Link key={id} to={src} className="block overflow-hidden rounded-lg">
            <Photo
              photo={picture}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-[4/3] w-full"
            />
          </Link>
        ))}
      </SlideRow>
    </div>
  );
}
