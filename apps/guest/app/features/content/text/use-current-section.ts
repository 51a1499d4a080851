import { useEffect, useState } from 'react';

/** Below the header: the section that begins above this line is being read. */
const LINE = 140;

/** The id of the section being read, among those in the page; null before the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const begun = sections.filter((section) => section.getBoundingClientRect().top <= LINE);
      setCurrent(begun.at(-1)?.id ?? null);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `-${LINE}px 0px 0px` });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
