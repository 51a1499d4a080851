/** A trade's own room seen through an arch: small, without its own shadows. */
import type { Canvas } from '../canvas.ts';
import { armchair, barberChair, salonChair, sideChair } from '../props/chairs.ts';
import { laptop } from '../props/desk-things.ts';
import { exerciseBall } from '../props/fitness.ts';
import { deskLamp, pendant } from '../props/lamps.ts';
import { bolster, matOnFloor } from '../props/mats.ts';
import { mirror, shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { desk, sideTable, treatmentBed } from '../props/tables.ts';
import { rack } from '../props/weights.ts';
import { type OptionsOf, type PropMaker, put } from '../put.ts';
import { windowView } from '../stage/window-view.ts';
import type { Trade } from '../trades.ts';
import { standInRow, waresOf } from './wares.ts';

export function backRoom(k: Canvas, trade: Trade, x: number, y: number): string {
  const small = <M extends PropMaker>(make: M, dx: number, s: number, options: OptionsOf<M>, dy = 0) =>
    put<PropMaker>(k, make, { ...options, x: x + dx, y: y + dy, s, quiet: true });
  const [a, b, c] = k.pal.accents;
  const view = (dx: number) =>
    windowView(k, { x: x + dx - 62, y: y - 300, w: 124, h: 168, shape: k.rng.pick(['grid', 'arch']) });
  const plant = (dx: number) => small(potted, dx, 0.62, { h: 240, pot: k.pal.pale }, 4);
  const rooms: Record<Trade, () => string> = {
    hair: () => mirror(k, x, y - 200, 66, { halo: true }) + small(salonChair, 0, 0.72, { colour: a }) + plant(128),
    barber: () =>
      mirror(k, x - 10, y - 210, 62, { shape: 'arch' }) + small(barberChair, 0, 0.66, { colour: b }) + plant(134),
    nails: () =>
      shelf(k, x, y - 206, 220) +
      standInRow(k, waresOf(k, 'nails', 6), { x, y: y - 209, width: 210, size: 0.7 }) +
      small(desk, 0, 0.62, { colour: k.pal.pale }) +
      small(deskLamp, 70, 0.5, { colour: a, lean: -1 }, -112) +
      small(sideChair, -50, 0.66, { colour: a }, 8),
    'massage-spa': () => view(-30) + small(treatmentBed, 10, 0.62, { cover: a }) + plant(-140),
    'yoga-pilates': () =>
      view(0) + small(matOnFloor, 0, 0.56, { colour: a }, 22) + small(bolster, -20, 0.6, { colour: c }, 8) + plant(130),
    'gym-fitness': () => view(-40) + small(rack, 0, 0.72, {}) + small(exerciseBall, -120, 0.42, { colour: a }, 14),
    'therapy-counselling': () =>
      view(0) +
      small(armchair, -76, 0.6, { colour: a, pillow: c }) +
      small(armchair, 86, 0.6, { colour: b, pillow: c }) +
      small(sideTable, 4, 0.5, {}, 10),
    tutoring: () =>
      view(-30) +
      small(desk, 0, 0.62, {}) +
      small(laptop, -30, 0.5, {}, -110) +
      small(deskLamp, 90, 0.5, { colour: b, lean: -1 }, -110) +
      small(sideChair, -20, 0.66, { colour: a }, 8),
    'makeup-skin': () =>
      mirror(k, x, y - 214, 72, { bulbs: true }) +
      small(desk, 0, 0.6, { colour: k.pal.pale }) +
      standInRow(k, waresOf(k, 'makeup-skin', 5), { x, y: y - 108, width: 200, size: 0.56 }) +
      small(sideChair, 10, 0.66, { colour: a }, 8),
  };
  const lamp = pendant(k, x + k.dir * 96, 136, 0.42, { kind: 'dome', colour: c, from: 40 });
  return lamp + rooms[trade]();
}
