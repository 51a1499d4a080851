import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** The widths that the server resizes pictures to. */
export const pictureWidths = [96, 240, 480, 800, 1200, 1600] as const;

export type PictureProps = {
  /** The path without a query: `/uploads/business/12.webp`. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Size of the original, to reserve the space while it loads. */
  width: number;
  height: number;
  /** The rendered width: "(min-width: 1081px) 33vw, 100vw". */
  sizes: string;
  /** Placeholder until it has loaded. */
  tint?: string | undefined;
  /** Loads at once, for the first picture of a page. */
  priority?: boolean;
  className?: string;
};

/** The URL of `src` at one width. */
export function pictureUrl(src: string, width: (typeof pictureWidths)[number]): string {
  return `${src}?w=${width}`;
}

/** Every width up to the original's, and the next larger one to keep full resolution. */
export function pictureSrcSet(src: string, width: number): string {
  const last = pictureWidths.findIndex((candidate) => candidate >= width);
  const widths = last === -1 ? pictureWidths : pictureWidths.slice(0, last + 1);
  return widths.map((candidate) => `${pictureUrl(src, candidate)} ${candidate}w`).join(', ');
}

export function Picture({ src, alt, width, height, sizes, tint, priority, className }: PictureProps) {
  const placeholder: CSSProperties | undefined = tint ? { backgroundColor: tint } : undefined;
  return (
    <img
      src={pictureUrl(src, 800)}
      srcSet={pictureSrcSet(src, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={clsx('bg-sand object-cover', className)}
      style={placeholder}
    />
  );
}
