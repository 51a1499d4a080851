import type { Minor } from '@thyme/domain/money';
import { splitTip } from '@thyme/domain/payments';
import { Chip } from '@thyme/ui';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { Till } from './operations.ts';
import { tipOffers } from './till-draft.ts';
import { useShow } from './use-show.ts';

interface TipProps {
  work: Till['work'];
  worth: Minor;
  tip: Minor;
  onChange: (tip: Minor) => void;
}

/** A tip, and who gets how much of it. */
export function TipChoice({ work, worth, tip, onChange }: TipProps) {
  const show = useShow();
  const offers = tipOffers(worth);
  const [isOwn, setOwn] = useState(false);
  const choose = (amount: Minor) => {
    setOwn(false);
    onChange(amount);
  };
  return (
    <>
      <fieldset className="mt-4">
        <legend className="mb-2 text-sm font-semibold">Tip</legend>
        <div className="flex flex-wrap gap-2">
          <Chip pressed={tip === 0 && !isOwn} onClick={() => choose(0)}>
            No tip
          </Chip>
          {offers.map(({ amount, percent }) => (
            <Chip key={amount} pressed={tip === amount && !isOwn} onClick={() => choose(amount)} className="figures">
              {percent === null ? show(amount).replace(/\.00$/, '') : `${percent}% ${show(amount)}`}
            </Chip>
          ))}
          <Chip pressed={isOwn} onClick={() => setOwn(true)}>
            Other
          </Chip>
        </div>
      </fieldset>
      {isOwn && <AmountField className="mt-2 w-36" label="Tip" hideLabel value={tip} onChange={onChange} />}
      {tip > 0 && <p className="mt-2 text-sm text-ink-soft">{shareWords(tip, work, show)}</p>}
    </>
  );
}

/** 'Split by their time: Aisling €8.75, Féile €1.25'. */
export function shareWords(tip: Minor, work: Till['work'], show: (amount: Minor) => string): string {
  const shares = splitTip(
    tip,
    work.map(({ chair_id, minutes }) => ({ person: chair_id ?? null, minutes })),
  );
  const nameOf = (chair: number | null) =>
    work.find(({ chair_id }) => (chair_id ?? null) === chair)?.person ?? 'the shop';
  const [only, ...others] = shares;
  if (only && others.length === 0) return `All of it is for ${nameOf(only.person)}.`;
  return `Split by their time: ${shares.map(({ person, amount }) => `${nameOf(person)} ${show(amount)}`).join(', ')}`;
}
