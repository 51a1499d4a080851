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
  /** Its rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once. Everything else is lazy. */
  first?: boolean;
  /** Replaces the picture's own alt text; empty where a caption says the same. */
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
