import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { changeFavourite, useFavouriteIds } from './favourite-ids.ts';
import { Heart } from './heart.tsx';
import { mayFavour } from './may-favour.ts';

interface FavouriteHeartProps {
  shop: { id: number; name: string };
  look?: 'float' | 'line';
}

/** The heart of one shop, for pages that show shops to everybody: visitors are led to the login. */
export function FavouriteHeart({ shop, look = 'float' }: FavouriteHeartProps) {
  const navigate = useNavigate();
  const session = useSession();
  const ids = useFavouriteIds(session === 'guest');
  const [asked, setAsked] = useState<boolean | null>(null);
  const stored = ids.has(shop.id);
  const on = asked ?? stored;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored now has the last word.
  useEffect(() => setAsked(null), [stored]);

  async function toggle() {
    if (!mayFavour(navigate)) return;
    setAsked(!on);
    if (!(await changeFavourite(shop.id, on ? 0 : 1))) setAsked(null);
  }

  return <Heart name={shop.name} on={on} look={look} onToggle={() => void toggle()} />;
}
