import { useQuery } from '@tanstack/react-query';
import { isSpreadRule, SPREAD_RULES, type SpreadRule } from '@thyme/domain/availability';
import { Card, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveSpreadDocument, DeskSpreadDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

const WORDS: Record<SpreadRule, { label: string; hint: string }> = {
  'least-booked': { label: 'whoever has the least booked that day', hint: 'Keeps everyone’s day about equally full.' },
  'longest-idle': {
    label: 'whoever has been free the longest',
    hint: 'The next guest goes to whoever finished first.',
  },
  'in-turn': { label: 'everyone in turn', hint: 'One after the other, whatever the day.' },
  seniority: { label: 'whoever comes first in your calendar', hint: 'The first column fills up first.' },
};

/** The rule that assigns guests who book with anyone. Hidden when only one person works here. */
export function SpreadCard() {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'spread'),
    queryFn: async () => (await run(DeskSpreadDocument, { business: business.id })).desk_shop,
  });
  const { change, busy } = useChange();
  const [chosen, setChosen] = useState<SpreadRule | null>(null);
  if (!data || data.chairs.filter(({ active }) => active).length < 2) return null;
  async function save(rule: SpreadRule) {
    setChosen(rule);
    await change({
      api: 'desk_save_spread',
      send: async () => (await run(DeskSaveSpreadDocument, { business: business.id, rule })).desk_save_spread,
    });
    setChosen(null);
  }
  return (
    <Card asChild>
      <section aria-labelledby="spread">
        <h2 id="spread" className="display-22">
          How guests choose
        </h2>
        <p className="mb-3 text-sm text-ink-soft">
          Guests pick a person or “Anyone”. With “Anyone”, the appointment goes to:
        </p>
        <RadioGroup
          label="Who gets the appointment"
          hideLabel
          value={chosen ?? data.spread_rule}
          disabled={busy !== null}
          onValueChange={(rule) => void (isSpreadRule(rule) && save(rule))}
        >
          {SPREAD_RULES.map((rule) => (
            <RadioCard key={rule} value={rule} detail={WORDS[rule].hint}>
              {WORDS[rule].label}
            </RadioCard>
          ))}
        </RadioGroup>
      </section>
    </Card>
  );
}
