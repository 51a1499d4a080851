import { formatTime, type WallSeconds } from '@thyme/domain/time';
import { useState } from 'react';
import { changesBetween, firstLook, lookAgain, type ShownTime } from './shown-times.ts';

interface Look {
  of: string;
  free: readonly WallSeconds[];
  shown: ShownTime[];
  news: string;
}

/** Follows the free times of a day: what is shown, and what has just happened, in words. */
export function useShownTimes(of: string, free: readonly WallSeconds[] | undefined) {
  const [look, setLook] = useState<Look | null>(null);
  // A new answer changes what is shown in the same breath; an effect would show the old times once more.
  if (free && (look?.of !== of || look.free !== free)) {
    const isSameDay = look?.of === of;
    const shown = isSameDay ? lookAgain(look.shown, free) : firstLook(free);
    setLook({ of, free, shown, news: isSameDay ? newsOf(look.shown, shown) || look.news : '' });
  }
  return look?.of === of ? look : null;
}

function newsOf(before: readonly ShownTime[], after: readonly ShownTime[]): string {
  const { gone, back } = changesBetween(before, after);
  const list = (times: readonly ShownTime[]) => times.map(({ time }) => formatTime(time)).join(', ');
  return [gone.length > 0 && `Just taken: ${list(gone)}.`, back.length > 0 && `Free again: ${list(back)}.`]
    .filter(Boolean)
    .join(' ');
}
