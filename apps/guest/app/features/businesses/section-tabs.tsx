import { LinkTab, LinkTabs } from '@thyme/ui/navigation/tabs.tsx';
import { useEffect, useState } from 'react';

export interface Section {
  id: string;
  text: string;
  count?: number;
}

/** Marks the section whose heading was passed last. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= 120);
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [list]);
  return current;
}

export function SectionTabs({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper">
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
