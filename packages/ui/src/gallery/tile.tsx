import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../display/card.tsx';

const spans = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  8: 'lg:col-span-8',
  12: '',
};

type TileProps = { title: string; span: keyof typeof spans; look?: 'line' | 'sand'; children: ReactNode };

/** One illustration of the gallery. */
export function Tile({ title, span, look = 'line', children }: TileProps) {
  return (
    <Card asChild look={look} padding="lg" className={clsx('col-span-12 max-md:rounded-md', spans[span])}>
      <section>
        <h2 className="mb-5 display-22">{title}</h2>
        {children}
      </section>
    </Card>
  );
}

export function Flow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function Stack({ children, gap = 'gap-4' }: { children: ReactNode; gap?: string }) {
  return <div className={clsx('grid grid-cols-[minmax(0,1fr)]', gap)}>{children}</div>;
}

export function Remark({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}
