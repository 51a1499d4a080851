import { Button } from '@thyme/ui';
import { BonusSheets } from '../../features/content/ebook/bonus-sheets.tsx';
import { PageHead } from '../../features/content/text/page-head.tsx';
import type { Route } from '../../routes/+types/download-tools.ts';

export function WorksheetsPage({ loaderData }: Route.ComponentProps) {
  const { time, growth, boundaries, analytics, bonuses } = loaderData;
  const themes = [
    { slug: 'time', sheets: time },
    { slug: 'growth', sheets: growth },
    { slug: 'boundaries', sheets: boundaries },
    { slug: 'analytics', sheets: analytics },
  ];
  return (
    <div className="grid gap-12 pb-18 md:pb-28">
      <PageHead title="Download tools" lead="All the worksheets on one page, ready to print or save.">
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
      </PageHead>
      {themes
        .filter(({ sheets }) => sheets.length > 0)
        .map(({ slug, sheets }) => (
          <BonusSheets key={slug} title={bonuses.find((bonus) => bonus.slug === slug)?.title ?? slug} sheets={sheets} />
        ))}
    </div>
  );
}
