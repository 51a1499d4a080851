import { Rating } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Photo, type PhotoSource } from './photo.tsx';

interface ShopPictureProps {
  picture: PhotoSource | null | undefined;
  /** Its rendered width, as in the `sizes` attribute. */
  sizes: string;
  first?: boolean;
  className: string;
}

/** The picture of a shop's card; it grows a little under the pointer. The card is a `group`. */
export function ShopPicture({ picture, sizes, first, className }: ShopPictureProps) {
  return (
    <div className={clsx('overflow-hidden bg-sand', className)}>
      {picture && (
        <Photo
          photo={picture}
          alt=""
          sizes={sizes}
          className="size-full transition-transform duration-500 group-hover:scale-103"
          {...(first === undefined ? {} : { first })}
        />
      )}
    </div>
  );
}

interface ShopTitleProps {
  shop: { slug: string; name: string; rating: number };
  level: 2 | 3;
  /** How many ratings there are, where it is shown. */
  ratings?: number;
  className?: string;
}

/** The name and rating of a shop's card. The link covers the whole card, which is `relative`. */
export function ShopTitle({ shop, level, ratings, className }: ShopTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={clsx('flex items-start justify-between gap-3', className)}>
      <Heading className={level === 2 ? 'display-22' : 'text-lg leading-snug font-semibold'}>
        <Link to={`/${shop.slug}`} className="no-underline after:absolute after:inset-0 group-hover:underline">
          {shop.name}
        </Link>
      </Heading>
      <Rating value={shop.rating > 0 ? shop.rating : null} {...(ratings === undefined ? {} : { count: ratings })} />
    </div>
  );
}
