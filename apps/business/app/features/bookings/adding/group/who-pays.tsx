import { Checkbox, RadioCard, RadioGroup } from '@thyme/ui';
import type { DeskGroupPlanQuery } from '../../../../generated/graphql.ts';
import { useMoney } from '../../../../lib/use-money.ts';
import { type GroupDraft, nameOf } from './group-draft.ts';

interface PaysProps {
  draft: GroupDraft;
  plan: DeskGroupPlanQuery['desk_group_plan'] | undefined;
  /** Whether the shop lets each pay their own part. */
  canSplit: boolean;
  onChange: (change: Partial<Pick<GroupDraft, 'eachPays' | 'depositLink'>>) => void;
}

/** One bill, with a deposit by link if the desk asks for it, or a link for each. */
export function WhoPays({ draft, plan, canSplit, onChange }: PaysProps) {
  const money = useMoney();
  const { eachPays, depositLink } = draft;
  const deposit = plan?.usual_deposit ?? 0;
  if (!canSplit && deposit === 0) return null;
  const words = oneBillWords(draft, plan, money);
  return (
    <div className="grid gap-3 figures">
      {canSplit ? (
        <RadioGroup
          label="Who pays?"
          hideLabel
          value={eachPays ? 'each' : 'one'}
          onValueChange={(value) => onChange({ eachPays: value === 'each' })}
          className="sm:grid-cols-2"
        >
          <RadioCard value="one" detail={words}>
            <b className="font-semibold">One bill</b>
          </RadioCard>
          <RadioCard value="each" detail={linksWords(draft, plan, money)}>
            <b className="font-semibold">Each pays their own</b>
          </RadioCard>
        </RadioGroup>
      ) : (
        <p>{words}</p>
      )}
      {!eachPays && deposit > 0 && (
        <Checkbox
          label={
            <>
              Ask for the deposit of {money(deposit)} now
              <span className="block text-sm font-normal text-ink-soft">
                The link goes to their email, if we have one. You can copy it too, once they’re booked.
              </span>
            </>
          }
          checked={depositLink}
          onChange={({ currentTarget }) => onChange({ depositLink: currentTarget.checked })}
        />
      )}
    </div>
  );
}

type Plan = PaysProps['plan'];
type Money = (amount: number) => string;

/** 'Una pays €418.00 on the day', or what of it by link now. */
function oneBillWords({ who, rows, depositLink }: GroupDraft, plan: Plan, money: Money): string {
  const name = who ? nameOf(who, rows, 0) : 'Whoever books';
  const total = plan ? money(plan.total) : 'everything';
  if (!depositLink || !plan) return `${name} pays ${total} on the day`;
  return `${name} pays ${total}, a deposit of ${money(plan.usual_deposit)} by link now`;
}

function linksWords({ eachPays }: GroupDraft, plan: Plan, money: Money): string {
  return eachPays && plan && plan.deposit > 0
    ? `Everyone gets a link to pay a deposit, ${money(plan.deposit)} in all`
    : 'Everyone gets a link';
}
