import type { Canvas } from '../canvas.ts';
/** Position of the main group: near a third; in the middle of narrow pictures. */
export const heroX = (k: Canvas) => (k.aspect < 1.25 ? k.W * 0.5 : k.W * (0.5 + k.dir * k.thirds));

/** The other third. */
export const otherX = (k: Canvas) => k.W * (0.5 - k.dir * (k.aspect < 1.25 ? 0.34 : 0.275));

/** The side of the main group: +1 is right. Groups open towards it. */
export const away = (k: Canvas) => k.dir;

export const wide = (k: Canvas) => k.aspect > 1.9;

export const slim = (k: Canvas) => k.aspect < 1.25;
