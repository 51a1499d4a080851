import { Button } from '@thyme/ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { QuestionList } from '../../features/content/faq/questions.tsx';
import { PlanComparison } from '../../features/content/pricing/plan-comparison.tsx';
import { PlanTable } from '../../features/content/pricing/plan-table.tsx';
import { PRICING_SCRIPT, ProviderPricing } from '../../features/content/pricing/provider-pricing.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { questionsData } from '../../lib/page/schema-org.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import { useHasBusinessToken } from '../../lib/session/session.ts';
import { OutsidePart } from '../../lib/visitor/consent/outside-part.tsx';
import type { Route } from '../../routes/+types/pricing.ts';

// Loaded on demand, since few visitors own a business here.
const OwnerPlanTable = lazyPart(async () => ({ default: (await import('./owner-plan-table.tsx')).OwnerPlanTable }));

export function PricingPage({ loaderData: pricing }: Route.ComponentProps) {
  const { embeds } = useSite();
  const isOwner = useHasBusinessToken();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pb-18 md:gap-26 md:pb-28">
      <StructuredData data={questionsData(pricing.faqs)} />
      {embeds.pricingTable ? (
        <div className="wrap pt-8 md:pt-14">
          <h1 className="display-64 mb-8 max-w-190 text-balance">{pricing.title}</h1>
          <OutsidePart url={PRICING_SCRIPT} what="price list">
            <ProviderPricing table={embeds.pricingTable} />
          </OutsidePart>
        </div>
      ) : (
        <Suspense fallback={<PlanTable pricing={pricing} />}>
          {isOwner ? <OwnerPlanTable pricing={pricing} /> : <PlanTable pricing={pricing} />}
        </Suspense>
      )}
      <PlanComparison plans={pricing.plans} lines={pricing.comparison} />
      <QuestionList
        title="Questions"
        lead="Ask us anything else on a call. It’s free and takes about 15 minutes."
        faqs={pricing.faqs}
        action={
          <Button variant="secondary" asChild>
            <Link to="/system/book-a-demo">Book A Discovery Call</Link>
          </Button>
        }
      />
    </div>
  );
}
