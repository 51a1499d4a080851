import { Note } from '@thyme/ui';
import type { ReactNode } from 'react';

interface ClashProps {
  clashes: readonly { key: string; words: string }[];
  /** A way out, below them. */
  children?: ReactNode;
}

/** Lists the clashes of a time, one sentence each. */
export function ClashNote({ clashes, children }: ClashProps) {
  if (clashes.length === 0) return null;
  return (
    <Note tone="warn" announce>
      <ul className="grid gap-1">
        {clashes.map(({ key, words }) => (
          <li key={key}>
            <b className="font-semibold">{words}</b>
          </li>
        ))}
      </ul>
      {children}
    </Note>
  );
}
