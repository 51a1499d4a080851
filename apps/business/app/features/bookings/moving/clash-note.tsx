import { Note } from '@thyme/ui';

/** Lists the clashes of a time, one sentence each. */
export function ClashNote({ clashes }: { clashes: readonly { key: string; words: string }[] }) {
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
    </Note>
  );
}
