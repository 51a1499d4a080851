import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { Heart as HeartIcon } from 'lucide-react';

interface HeartProps {
  name: string;
  on: boolean;
  onToggle: () => void;
  className?: string;
}

/** A favourite or not, in one press. */
export function Heart({ name, on, onToggle, className }: HeartProps) {
  return (
    <IconButton
      look="float"
      label={on ? `Remove ${name} from your favourites` : `Add ${name} to your favourites`}
      aria-pressed={on}
      className={className ?? ''}
      onClick={onToggle}
    >
      <HeartIcon aria-hidden="true" className={clsx('size-5.5', on ? 'fill-clay text-clay' : 'text-ink')} />
    </IconButton>
  );
}
