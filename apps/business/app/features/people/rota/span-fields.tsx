import { type Stretch, spansProblem } from '@thyme/domain/availability';
import { Button, FieldError, Switch } from '@thyme/ui';
import { SpanTime } from '../../../lib/time/time-field.tsx';

const USUAL: Stretch = { from: 540, to: 1020 };
const MOST_SPANS = 4;

interface SpanFieldsProps {
  /** 'on Tuesday', 'on Thu 24 Dec'. */
  when: string;
  spans: readonly Stretch[];
  /** Error of the server. */
  error?: string | undefined;
  onChange: (spans: Stretch[]) => void;
}

/** The working time of one day, with breaks; no span is a day off. */
export function SpanFields({ when, spans, error, onChange }: SpanFieldsProps) {
  const problem = spansProblem(spans);
  const set = (index: number, values: Partial<Stretch>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...values } : span)));
  return (
    <div className="grid gap-4">
      <p className="flex items-center justify-between gap-4">
        <span className="font-medium">Works {when}</span>
        <Switch
          label={`Works ${when}`}
          checked={spans.length > 0}
          onCheckedChange={(works) => onChange(works ? [USUAL] : [])}
        />
      </p>
      {spans.map((span, index) => {
        const own = problem?.index === index ? problem.message : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a day have no other name.
          <div key={index} className="grid gap-1.5">
            <div className="flex flex-wrap items-center gap-2">
              <SpanTime
                label={`From, stretch ${index + 1}`}
                value={span.from}
                onTime={(from) => set(index, { from })}
              />
              –
              <SpanTime label={`To, stretch ${index + 1}`} isEnd value={span.to} onTime={(to) => set(index, { to })} />
              {index > 0 && (
                <Button variant="ghost" size="sm" onClick={() => onChange(spans.filter((_span, at) => at !== index))}>
                  Remove
                </Button>
              )}
            </div>
            {own && <FieldError>{own}</FieldError>}
          </div>
        );
      })}
      {spans.length > 0 && spans.length < MOST_SPANS && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onChange(withBreak(spans))}>
          Add a break
        </Button>
      )}
      {error && !problem && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** Half an hour in the middle of the longest span. */
function withBreak(spans: readonly Stretch[]): Stretch[] {
  const longest = spans.reduce((best, span) => (span.to - span.from > best.to - best.from ? span : best));
  const middle = Math.round((longest.from + longest.to) / 2 / 30) * 30;
  return spans.flatMap((span) =>
    span === longest
      ? [
          { from: span.from, to: middle },
          { from: middle + 30, to: span.to },
        ]
      : [span],
  );
}
