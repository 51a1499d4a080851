import type { Stage } from './stage.ts';

/** What is on the screen, and how long it stays. */
export interface Frame {
  jpeg: string;
  ms: number;
}

export interface Caption {
  /** Milliseconds since the film began. */
  from: number;
  text: string;
}

export interface Scene {
  /** What the captions say meanwhile. */
  text: string;
  act: (stage: Stage) => Promise<void>;
}

export interface Story {
  viewport: { width: number; height: number };
  /** Who is logged in, if anybody. */
  as?: 'guest' | 'newcomer' | 'owner';
  from: string;
  scenes: readonly Scene[];
}

export const laptop = { width: 1280, height: 720 };
export const desk = { width: 1440, height: 810 };
export const phone = { width: 390, height: 760 };

/** A scene in which nothing happens but reading. */
export const stay = async (): Promise<void> => undefined;

/** How long a scene rests at its end: as long as its caption takes to read. */
export const restMs = (text: string): number => Math.max(1_800, 500 + text.length * 45);

const stamp = (ms: number) => `00:${new Date(ms).toISOString().slice(14, 23)}`;

export function subtitles(captions: readonly Caption[], end: number): string {
  const cues = captions.map(({ from, text }, index) => {
    const to = captions[index + 1]?.from ?? end;
    return `${stamp(from)} --> ${stamp(to)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
