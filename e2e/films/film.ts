import type { Stage } from './stage.ts';

/** A screenshot, and how long it is shown. */
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
  /** The captions shown meanwhile. */
  text: string;
  act: (stage: Stage) => Promise<void>;
}

export interface Story {
  viewport: { width: number; height: number };
  /** Who is logged in, if anyone. */
  as?: 'guest' | 'newcomer' | 'owner';
  from: string;
  scenes: readonly Scene[];
}

export const laptop = { width: 1280, height: 720 };
export const desk = { width: 1440, height: 810 };
export const phone = { width: 390, height: 760 };

/** A scene without actions, for reading. */
export const stay = async (): Promise<void> => undefined;

/** How long a scene stays at its end, so that its caption can be read. */
export const restMs = (text: string): number => Math.max(1_800, 500 + text.length * 45);

const stamp = (ms: number) => `00:${new Date(ms).toISOString().slice(14, 23)}`;

export function subtitles(captions: readonly Caption[], end: number): string {
  const cues = captions.map(({ from, text }, index) => {
    const to = captions[index + 1]?.from ?? end;
    return `${stamp(from)} --> ${stamp(to)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
