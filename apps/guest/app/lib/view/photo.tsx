import { Picture } from '@thyme/ui/media/picture.tsx';

/** A picture as the server describes it. */
export interface PhotoSource {
  image: string;
  alt: string;
  width: number;
  height: number;
  tint: string;
}

interface PhotoProps {
  photo: PhotoSource;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** Seen first: fetched at once. Everything else waits until it comes near. */
  first?: boolean;
  /** Instead of the picture's own words; empty where a caption says the same. */
  alt?: string;
  className?: string;
}

export function Photo({
  photo: { image, alt: words, width, height, tint },
  alt = words,
  first = false,
  ...rest
}: PhotoProps) {
  return <Picture src={image} alt={alt} width={width} height={height} tint={tint} priority={first} {...rest} />;
}
