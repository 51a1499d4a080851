import { formatDayTime } from '@thyme/domain/time';
import { TextLink } from '@thyme/ui';
import type { Chair } from '../operations.ts';

interface NextProps {
  /** On the shop's wall clock; null where there is none. */
  at: number | null;
  person: Chair | undefined;
  onChoose: (at: number) => void;
}

/** The next time without a clash, chosen in one press. */
export function NextClear({ at, person, onChoose }: NextProps) {
  if (at === null) return null;
  return (
    <p className="mt-1">
      Next free time{person ? ` with ${person.person ?? person.name}` : ''}:{' '}
      <TextLink asChild>
        <button type="button" className="font-semibold" onClick={() => onChoose(at)}>
          {formatDayTime(at)}
        </button>
      </TextLink>
    </p>
  );
}
