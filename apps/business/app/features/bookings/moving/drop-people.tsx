import { useEffect } from 'react';
import { lineIdOf } from './drag-math.ts';
import type { Dragging } from './drag-store.ts';
import { useMovePeople } from './use-move-people.ts';

/** People above a phone's calendar are places to drop: the one below the pointer is lit, whoever doesn’t do it is dimmed. */
export function DropPeople({ drag: { grip, over } }: { drag: Dragging }) {
  const { entry } = grip;
  const people = useMovePeople(entry.appt_id ? { appointmentId: entry.appt_id, lineId: lineIdOf(entry) } : null);
  const lit = over?.kind === 'chair' ? over.chairId : null;
  useEffect(() => {
    const drops = [...document.querySelectorAll<HTMLElement>('[data-drop^="chair:"]')];
    for (const drop of drops) {
      const id = Number(drop.dataset.drop?.slice('chair:'.length));
      drop.toggleAttribute('data-lit', id === lit);
      drop.toggleAttribute('data-unable', people.find(({ chair_id }) => chair_id === id)?.does === false);
    }
    return () => {
      for (const drop of drops) for (const mark of ['data-lit', 'data-unable']) drop.removeAttribute(mark);
    };
  }, [lit, people]);
  return null;
}
