import { FormFrame } from '../features/leads/form-frame.tsx';
import { describePage } from '../lib/page/meta.ts';
import { useSite } from '../lib/page/use-site.ts';
import type { Route } from './+types/get-bonus-materials.ts';

const lead = 'Tell us where to send it, and the four themes with their worksheets are yours.';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: 'Get Bonus Material', description: lead, path: '/get-bonus-materials' });
}

export default function GetBonusMaterials() {
  const { embeds } = useSite();
  return (
    <div className="wrap grid gap-10 pt-8 pb-18 md:pt-14 md:pb-28 lg:grid-cols-[1fr_30rem] lg:gap-22">
      <div>
        <h1 className="display-64 text-balance">Get Bonus Material</h1>
        <p className="mt-4 max-w-md text-lg text-pretty text-ink-soft">{lead}</p>
        <p className="mt-6 text-lg">Time, Growth, Boundaries, Analytics.</p>
      </div>
      <div className="self-start overflow-hidden rounded-lg bg-card p-4 shadow-lift">
        <FormFrame src={embeds.bonusForm ?? '/forms/bonus'} title="Get Bonus Material" />
      </div>
    </div>
  );
}
