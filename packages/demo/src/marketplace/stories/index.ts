import type { World } from '../world.ts';
import { likeAround } from './favourites.ts';
import { tellCiaran, tellGrace, tellGrainne, tellLorcanAndMaeve, tellMeabh, tellOrla } from './in-between.ts';
import { tellCillian, tellFatima, tellPiotr, tellSaoirse, tellTomas } from './in-trouble.ts';
import { tellNiamh } from './niamh.ts';
import { tellOrdinaryLives } from './ordinary.ts';

/** The stories of the guests who can log in. Bríd Kavanagh has none: she is new everywhere. */
export function tellStories(world: World) {
  tellNiamh(world);
  for (const tell of [tellOrla, tellCiaran, tellSaoirse, tellGrace, tellMeabh, tellPiotr, tellFatima]) tell(world);
  for (const tell of [tellCillian, tellGrainne, tellTomas, tellLorcanAndMaeve, tellOrdinaryLives]) tell(world);
  likeAround(world);
}
