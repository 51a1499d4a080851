import { useQuery } from '@tanstack/react-query';
import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Badge, Button } from '@thyme/ui';
import { type OfferedPlan, PlanTable, planCode } from '../../features/content/pricing/plan-table.tsx';
import { SubscribeButton } from '../../features/payments/checkout/subscribe-button.tsx';
import { OwnPlanDocument, type PricingPageQuery } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useSite } from '../../lib/page/use-site.ts';
import { keys, read } from '../../lib/session/storage.ts';

type Pricing = NonNullable<PricingPageQuery['pricing']>;

/** The plans for a logged-in owner: the current one is marked, and they can change to the others. */
export function OwnerPlanTable({ pricing }: { pricing: Pricing }) {
  return (
    <Queries>
      <Table pricing={pricing} />
    </Queries>
  );
}

const RUNNING = ['trial', 'active', 'past_due'];

function useOwnPlan() {
  return useQuery({
    queryKey: ['own-plan'],
    queryFn: async () => {
      const business = Number(read(keys.deskBusiness)) || null;
      return (await run(OwnPlanDocument, { business }, { asBusiness: true, silent: true })).desk_plan ?? null;
    },
    retry: false,
  });
}

function Table({ pricing }: { pricing: Pricing }) {
  const { businessSiteUrl } = useSite();
  const { data: own, isPending } = useOwnPlan();
  // An expired login, or a staff member: shows the public plans.
  if (!isPending && !own) return <PlanTable pricing={pricing} />;
  const current = own && RUNNING.includes(own.state) ? own.plan?.code : null;
  const action = (plan: OfferedPlan) => {
    const code = planCode(plan);
    if (!own) return <div className="h-12" />;
    if (current === code) return <Current href={`${businessSiteUrl}/plan`} />;
    if (current) return <Change plan={plan} href={`${businessSiteUrl}/plan?choose=${code}`} />;
    const variant = plan.highlight ? 'clay' : 'secondary';
    return (
      <SubscribeButton
        plan={code}
        business={own.business_id}
        name={plan.name}
        variant={variant}
        onChoose={plan.announce}
      />
    );
  };
  return <PlanTable pricing={pricing} action={action} />;
}

function Current({ href }: { href: string }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
      <Badge tone="green">Your plan</Badge>
      <a href={href} className="font-semibold underline">
        Go to your plan
      </a>
    </div>
  );
}

function Change({ plan, href }: { plan: OfferedPlan; href: string }) {
  return (
    <Button variant={plan.highlight ? 'clay' : 'secondary'} wide asChild>
      <a href={href} onClick={({ currentTarget }) => plan.announce(currentTarget)}>
        Change to {plan.name}
      </a>
    </Button>
  );
}
