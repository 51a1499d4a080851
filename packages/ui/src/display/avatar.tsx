import { clsx } from 'clsx';

const tones = [
  'bg-thyme-100 text-thyme-700',
  'bg-plum-100 text-plum',
  'bg-clay-100 text-clay-900',
  'bg-honey-100 text-honey-900',
];

/** The same person always gets the same colour. */
function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tones[sum % tones.length] as string;
}

export type AvatarProps = {
  name: string;
  /** A picture; the first letter of the name is shown without one. */
  src?: string | null | undefined;
  size?: number;
  className?: string;
};

/** A photo or an initial. Decorative: show the name next to it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const box = { width: size, height: size };
  if (src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={clsx('flex-none rounded-full bg-sand object-cover', className)}
        style={box}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid flex-none place-items-center rounded-full leading-none display font-[560]',
        toneOf(name),
        className,
      )}
      style={{ ...box, fontSize: size * 0.42 }}
    >
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
