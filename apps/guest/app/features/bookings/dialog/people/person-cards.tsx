import { formatDayTime } from '@thyme/domain/time';
import { Star } from '@thyme/ui';
import { RadioGroup, useRadio } from '@thyme/ui/fields/radio-group.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BookingShop } from '../choice/slots.ts';
import { Face } from './faces.tsx';
import { ANYONE, differenceWords } from './people-words.ts';

/** A person who can be requested. */
export interface Candidate {
  id: number;
  name: string;
  /** In the shop's wall-clock time; undefined where it is not shown, null where there is none soon. */
  firstFree?: number | null | undefined;
  /** In cents. */
  price: number;
  /** In cents, compared with anyone. */
  difference: number;
}

interface PersonCardsProps {
  label: string;
  shop: BookingShop;
  candidates: readonly Candidate[];
  /** With anyone: the first free time, and the price in words. */
  anyone: { firstFree?: number | null | undefined; price: string; faces: ReactNode };
  value: number | null;
  onChoose: (id: number | null) => void;
}

/** Anyone first, then the people, each with the first free time and the difference in price. */
export function PersonCards({ label, shop, candidates, anyone, value, onChoose }: PersonCardsProps) {
  return (
    <RadioGroup
      label={label}
      hideLabel
      value={String(value ?? 0)}
      onValueChange={(chosen) => onChoose(Number(chosen) || null)}
    >
      <Card value={0} face={anyone.faces} name={ANYONE} detail="Whoever’s free first" firstFree={anyone.firstFree}>
        <span className="font-semibold">{anyone.price}</span>
      </Card>
      {candidates.map(({ id, name, firstFree, difference, price }) => (
        <Card
          key={id}
          value={id}
          face={<Face {...{ id, name }} team={shop.team} size={52} />}
          name={name}
          detail={<Profile id={id} team={shop.team} />}
          firstFree={firstFree}
        >
          <span
            className={clsx(
              difference === 0 ? 'text-sm text-ink-soft' : 'font-semibold',
              difference < 0 && 'text-thyme-700',
            )}
          >
            {differenceWords({ difference, price }, shop.country)}
          </span>
        </Card>
      ))}
    </RadioGroup>
  );
}

function Profile({ id, team }: { id: number; team: BookingShop['team'] }) {
  const profile = team?.find((one) => one.id === id);
  if (!profile) return null;
  const { title, rating, number_of_ratings: count } = profile;
  return (
    <>
      {title}
      {title && rating > 0 && <span className="max-sm:hidden"> · </span>}
      {rating > 0 && (
        <span className="inline-flex items-center gap-1 whitespace-nowrap figures max-sm:flex">
          <Star small />
          <span className="font-semibold text-ink">
            <span className="sr-only">Rated </span>
            {rating.toFixed(1)}
          </span>
          <span>
            ({count}
            <span className="sr-only"> ratings</span>)
          </span>
        </span>
      )}
    </>
  );
}

interface CardProps {
  value: number;
  face: ReactNode;
  name: string;
  detail: ReactNode;
  firstFree: number | null | undefined;
  /** The price. */
  children: ReactNode;
}

function Card({ value, face, name, detail, firstFree, children }: CardProps) {
  const radio = useRadio(String(value));
  return (
    <label className="relative grid min-h-18 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-md border border-line bg-card px-3 py-2.5 transition hover:border-line-strong has-checked:border-thyme-700 has-checked:bg-thyme-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-thyme-700)] has-focus-visible:focus-ring md:grid-cols-[3.25rem_minmax(0,1fr)_10rem_5.5rem_1.5rem]">
      {face}
      <span className="min-w-0 leading-snug">
        <b className="block text-lg font-semibold [overflow-wrap:anywhere]">{name}</b>
        <span className="text-sm text-ink-soft">{detail}</span>
      </span>
      <input
        {...radio}
        className="m-0 grid size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-card transition after:absolute after:inset-0 after:cursor-pointer checked:border-[7px] checked:border-thyme-700 focus-visible:outline-none md:order-last"
      />
      <span className="text-sm leading-snug figures max-md:col-span-2 max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-4 md:contents">
        <span className="md:text-right">
          <FirstFree at={firstFree} />
        </span>
        <span className="md:text-right">{children}</span>
      </span>
    </label>
  );
}

function FirstFree({ at }: { at: number | null | undefined }) {
  if (at === undefined) return null;
  if (at === null) return <span className="text-ink-soft">No free time soon</span>;
  return (
    <>
      <span className="text-ink-soft md:block">First free </span>
      <span className="font-semibold text-thyme-700">{formatDayTime(at)}</span>
    </>
  );
}
