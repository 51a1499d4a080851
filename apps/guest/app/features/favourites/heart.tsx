import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { Heart as HeartIcon } from 'lucide-react';

interface HeartProps {
  name: string;
  on: boolean;
  onToggle: () => void;
  /** `float` is on a picture, `line` among buttons. */
  look?: 'float' | 'line';
}

/** Toggles a favourite. */
export function Heart({ name, on, onToggle, look = 'float' }: HeartProps) {
  return (
    <IconButton
      look={look}
      label={on ? `Remove ${name} from your favourites` : `Add ${name} to your favourites`}
      onClick={onToggle}
    >
      <HeartIcon aria-hidden="true" className={clsx('size-5.5', on ? 'fill-clay text-clay' : 'text-ink')} />
    </IconButton>
  );
}
