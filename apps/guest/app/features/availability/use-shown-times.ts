import { formatTime, type WallSeconds } from '@thyme/domain/time';
import { useState } from 'react';
import { changesBetween, firstLook, lookAgain, type ShownTime } from './shown-times.ts';

interface Look {
  of: string;
  free: readonly WallSeconds[];
  shown: ShownTime[];
  changes: string;
}

/** Follows the free times of a day: what is shown, and the latest change in words. A chosen time that is not among them counts as gone. */
export function useShownTimes(of: string, free: readonly WallSeconds[] | undefined, chosen: WallSeconds | null) {
  const [look, setLook] = useState<Look | null>(null);
  // A new result changes what is shown during the same render; an effect would show the old times once more.
  if (free && (look?.of !== of || look.free !== free)) {
    const isSameDay = look?.of === of;
    const before = isSameDay ? look.shown : firstLook(chosen === null ? free : [...free, chosen]);
    const shown = lookAgain(before, free);
    setLook({ of, free, shown, changes: describeChanges(before, shown) || (isSameDay ? look.changes : '') });
  }
  return look?.of === of ? look : null;
}

function describeChanges(before: readonly ShownTime[], after: readonly ShownTime[]): string {
  const { gone, back } = changesBetween(before, after);
  const list = (times: readonly ShownTime[]) => times.map(({ time }) => formatTime(time)).join(', ');
  return [gone.length > 0 && `No longer free: ${list(gone)}.`, back.length > 0 && `Free again: ${list(back)}.`]
    .filter(Boolean)
    .join(' ');
}
