import { LinkTab, LinkTabs } from '@thyme/ui/navigation/tabs.tsx';
import { useEffect, useState } from 'react';

export interface Section {
  id: string;
  text: string;
  count?: number;
}

/** The section being read: the first of those in view below the tabs. Uses an observer, so that scrolling stays smooth. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const order = list.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = order.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-120px 0px -50% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}

export function SectionTabs({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div data-toast-below="" className="sticky top-0 z-20 border-b border-line bg-paper">
      <LinkTabs label="Sections" className="wrap border-0!">
        {sections.map(({ id, text, count }) => (
          <LinkTab key={id} href={`#${id}`} active={id === current} {...(count === undefined ? {} : { count })}>
            {text}
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  );
}
