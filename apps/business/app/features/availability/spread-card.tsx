import { useQuery } from '@tanstack/react-query';
import { isSpreadRule, SPREAD_RULES, type SpreadRule } from '@thyme/domain/availability';
import { Card, RadioCard, RadioGroup } from '@thyme/ui';
import { DeskSaveSpreadDocument, DeskSpreadDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

const WORDS: Record<SpreadRule, { label: string; hint: string }> = {
  'least-booked': { label: 'Whoever has least booked that day', hint: 'Keeps everyone’s day about equally full.' },
  'longest-idle': {
    label: 'Whoever has been free the longest',
    hint: 'The next guest goes to whoever finished first.',
  },
  'in-turn': { label: 'Everyone in turn', hint: 'One after the other, whatever the day.' },
  seniority: { label: 'In the order of your calendar', hint: 'The first column fills up first.' },
};

/** Who gets the guests who book with anyone. Nothing to decide where one person works. */
export function SpreadCard() {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'spread'),
    queryFn: async () => (await run(DeskSpreadDocument, { business: business.id })).desk_shop,
  });
  const { change, busy } = useChange();
  if (!data || data.chairs.filter(({ active }) => active).length < 2) return null;
  const save = (rule: SpreadRule) =>
    void change({
      api: 'desk_save_spread',
      send: async () => (await run(DeskSaveSpreadDocument, { business: business.id, rule })).desk_save_spread,
    });
  return (
    <Card asChild>
      <section aria-labelledby="spread">
        <h2 id="spread" className="display-22">
          When a guest takes anyone
        </h2>
        <p className="mb-3 text-sm text-ink-soft">Guests who don’t choose a person are shared out by this rule.</p>
        <RadioGroup
          label="Who gets the appointment"
          hideLabel
          value={data.spread_rule}
          disabled={busy !== null}
          onValueChange={(rule) => isSpreadRule(rule) && save(rule)}
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
