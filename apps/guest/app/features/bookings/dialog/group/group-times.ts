import { listInWords } from '@thyme/domain/text';
import { formatTime } from '@thyme/domain/time';
import { endOf, type PlacedService } from '../choice/choice.ts';
import { guestOf } from '../choice/group.ts';

/** When one guest of a group arrives and leaves, in wall-clock time. The guest who books comes first in a list. */
export interface Span {
  name: string;
  from: number;
  to: number;
}

export function spansOf(names: readonly string[], placed: readonly PlacedService[], zone: string): Span[] {
  return names.map((name, guest) => {
    const own = placed.filter(({ line }) => guestOf(line) === guest);
    return {
      name,
      from: Math.min(...own.map(({ time }) => time)),
      to: Math.max(...own.map((service) => endOf(service, zone))),
    };
  });
}

/** 'You both start at 10:00 am. Cian finishes at 10:45 am, you at 11:00 am.' */
export function groupTimes(spans: readonly Span[]): string {
  const [first] = spans;
  if (!first) return '';
  const all = spans.length === 2 ? 'You both' : 'You all';
  const isOneStart = spans.every(({ from }) => from === first.from);
  const isOneEnd = spans.every(({ to }) => to === first.to);
  if (isOneStart && isOneEnd) return `${all} start at ${formatTime(first.from)} and finish at ${formatTime(first.to)}.`;
  if (isOneStart) return `${all} start at ${formatTime(first.from)}. ${sentenceOf(spans, 'to', 'finish')}`;
  if (isOneEnd) return `${sentenceOf(spans, 'from', 'start')} ${all} finish at ${formatTime(first.to)}.`;
  const inTurn = spans
    .toSorted((a, b) => a.from - b.from)
    .map((span, index) => {
      const times = `from ${formatTime(span.from)} to ${formatTime(span.to)}`;
      return index === 0 ? `${subjectOf([span], spans)} first, ${times}` : `then ${subjectOf([span], spans)}, ${times}`;
    });
  return `${capital(inTurn.join(', '))}.`;
}

/** 'Cian finishes at 10:45 am, Aoife and you at 11:00 am.' */
function sentenceOf(spans: readonly Span[], key: 'from' | 'to', verb: string): string {
  const times = [...new Set(spans.map((span) => span[key]))].sort((a, b) => a - b);
  const words = times.map((time, index) => {
    const who = spans.filter((span) => span[key] === time);
    const isOther = who.length === 1 && who[0] !== spans[0];
    const does = index > 0 ? '' : ` ${verb}${isOther ? (verb === 'finish' ? 'es' : 's') : ''}`;
    return `${subjectOf(who, spans)}${does} at ${formatTime(time)}`;
  });
  return `${capital(words.join(', '))}.`;
}

/** Names, with 'you' for the guest who books, who is named last. */
function subjectOf(who: readonly Span[], spans: readonly Span[]): string {
  const [own] = spans;
  const others = who.filter((span) => span !== own).map(({ name }) => name);
  return listInWords(who.length > others.length ? [...others, 'you'] : others);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
