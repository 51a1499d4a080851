import type { World } from '../world.ts';
import { likeAround } from './favourites.ts';
import { addCiaran, addGrace, addGrainne, addLorcanAndMaeve, addMeabh, addOrla } from './in-between.ts';
import { addCillian, addFatima, addPiotr, addSaoirse, addTomas } from './in-trouble.ts';
import { addNiamh } from './niamh.ts';
import { addOrdinaryLives } from './ordinary.ts';
import { addFriends } from './together.ts';

/** The stories of the guests who can log in. Bríd Kavanagh has none: she is new everywhere. */
export function addStories(world: World) {
  addNiamh(world);
  for (const add of [addOrla, addCiaran, addSaoirse, addGrace, addMeabh, addPiotr, addFatima]) add(world);
  for (const add of [addCillian, addGrainne, addTomas, addLorcanAndMaeve, addOrdinaryLives]) add(world);
  addFriends(world);
  likeAround(world);
}
