import { formatMinutes, type LocalDate } from '@thyme/domain/time';
import { Badge, TextLink } from '@thyme/ui';
import { Repeat } from 'lucide-react';
import { momentOf } from '../choice/choice.ts';
import type { BookingShop, BookingSlots, GroupPart } from '../choice/slots.ts';
import type { ChoiceState } from '../choice/use-choice.ts';
import { describeVisit } from '../choice/words.ts';
import { PartTabs } from './part-tabs.tsx';
import { StepHeading } from './step-heading.tsx';

interface WhenStepProps {
  shop: BookingShop;
  state: ChoiceState;
  slots: BookingSlots;
  today: LocalDate;
  onOccurrences: (part: GroupPart, count: number) => void;
  onLogin: () => void;
}

/** Day and time, for all services together or for each by itself. */
export function WhenStep({ shop, state, slots, today, onOccurrences, onLogin }: WhenStepProps) {
  const { part, parts, choice } = state;
  if (!part) return null;
  const value = momentOf(part, choice);
  return (
    <>
      {part.kind === 'visit' ? (
        <StepHeading lead={`${describeVisit(part.lines)} Times are ${shop.zone_label}.`}>When suits you?</StepHeading>
      ) : (
        <>
          {part.kind === 'repeated' && (
            <Badge tone="plum" icon={<Repeat aria-hidden="true" />} className="mb-3">
              Comes again
            </Badge>
          )}
          <StepHeading lead={`${formatMinutes(part.line.service.duration)} each, ${shop.zone_label}.`}>
            {part.title}
          </StepHeading>
        </>
      )}
      <SeparateTimes state={state} className="-mt-4 mb-4 md:hidden" />
      <PartTabs parts={parts} choice={choice} current={part.key} onCurrent={state.setPart} />
      <div key={part.key}>
        {part.kind === 'visit'
          ? slots.visit({ part, today, value, onLogin, onChange: (moment) => state.setMoment(part, moment) })
          : slots.group({
              part,
              today,
              value,
              onLogin,
              onChange: (moment) => state.setMoment(part, moment),
              onOccurrences: (count) => onOccurrences(part, count),
              onAvailable: (count) => state.setAvailable(part, count),
            })}
      </div>
    </>
  );
}

/** From one visit to a time for each service, and back. */
export function SeparateTimes({ state, className }: { state: ChoiceState; className?: string }) {
  const { choice, parts } = state;
  const visits = parts.filter((part) => part.kind === 'visit');
  const several = choice.apart ? visits.length > 1 : (visits[0]?.lines.length ?? 0) > 1;
  if (!several) return null;
  return (
    <TextLink asChild standalone className={className}>
      <button type="button" onClick={() => state.setApart(!choice.apart)}>
        {choice.apart ? 'All in one visit' : 'Choose separate times'}
      </button>
    </TextLink>
  );
}
