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

/** The heart of one shop, for pages that everyone can open: visitors are redirected to the login. */
export function FavouriteHeart({ shop, look = 'float' }: FavouriteHeartProps) {
  const navigate = useNavigate();
  const session = useSession();
  const ids = useFavouriteIds(session === 'guest');
  const [pending, setPending] = useState<boolean | null>(null);
  const stored = ids.has(shop.id);
  const on = pending ?? stored;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored state decides.
  useEffect(() => setPending(null), [stored]);

  async function toggle() {
    if (!mayFavour(navigate)) return;
    setPending(!on);
    if (!(await changeFavourite(shop.id, on ? 0 : 1))) setPending(null);
  }

  return <Heart name={shop.name} on={on} look={look} onToggle={() => void toggle()} />;
}
