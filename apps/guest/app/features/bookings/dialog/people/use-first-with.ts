import { useQuery } from '@tanstack/react-query';
import type { WallSeconds } from '@thyme/domain/time';
import { FirstFreeWithDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { keys, read } from '../../../../lib/session/storage.ts';
import type { Part, ServiceLine } from '../choice/choice.ts';
import { groupOf } from '../choice/group.ts';
import type { PeopleState } from './use-people.ts';

const FRESH_MS = 15_000;

/** The services of the only appointment, if there are several for one guest; otherwise none. */
function linesTogether(parts: readonly Part[]): readonly ServiceLine[] {
  const visits = parts.flatMap((part) => (part.kind === 'visit' ? [part.lines] : []));
  const [lines = []] = visits;
  return visits.length === 1 && lines.length > 1 && !groupOf(lines) ? lines : [];
}

/** The people who offer all of these services. */
export function peopleForAll(lines: readonly ServiceLine[], { byPricing }: Pick<PeopleState, 'byPricing'>): number[] {
  const [first = [], ...others] = lines.map(({ service }) =>
    (byPricing.get(service.id)?.people ?? []).map(({ person_id: id }) => id),
  );
  return first.filter((id) => others.every((ids) => ids.includes(id)));
}

/**
 * The first time for several services one after the other: with anyone and with each person who offers all of them, or
 * with the different people chosen. Returns undefined where it is not known, and null where there is none soon.
 */
export function useFirstWith(businessId: number, parts: readonly Part[], people: PeopleState, isShown: boolean) {
  const { choosable } = people;
  const lines = linesTogether(parts);
  const isChoosable = ({ service }: ServiceLine) => choosable.some((line) => line.service.id === service.id);
  const withPerson = (id: number | null) => lines.map((line) => (isChoosable(line) ? id : null));
  const chosen = lines.map((line) => (isChoosable(line) ? (line.person?.id ?? null) : null));
  const isMixed = new Set(choosable.map(({ person }) => person?.id ?? null)).size > 1;
  const choices = isMixed ? [chosen] : [null, ...peopleForAll(choosable, people)].map(withPerson);
  const ids = lines.map(({ service }) => service.id);
  const { data } = useQuery({
    queryKey: ['availability', businessId, 'first with', ids.join('-'), read(keys.userId), choices.join(';')],
    queryFn: async () => {
      const given = { business_id: businessId, service_pricing_ids: ids, choices };
      const { first_free_with: found } = await run(FirstFreeWithDocument, given);
      return new Map(choices.map((choice, index) => [choice.join(), found[index]?.s_time ?? null]));
    },
    enabled: isShown && lines.length > 0 && choosable.length > 0,
    staleTime: FRESH_MS,
  });
  const find = (choice: readonly (number | null)[]): WallSeconds | null | undefined =>
    lines.length > 0 ? data?.get(choice.join()) : undefined;
  return {
    /** With the same person for every service; null is anyone. */
    firstWith: (person: number | null) => find(withPerson(person)),
    firstAsChosen: find(chosen),
  };
}

export type FirstWith = ReturnType<typeof useFirstWith>;
