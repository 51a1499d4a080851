/** What a form in a frame sends to the page around it: 'form id|height' or 'form id|height|flag'. */
export interface ResizeMessage {
  form: string;
  height: number;
  /** Scroll the frame into view, and apply the new height a moment later. */
  flagged: boolean;
}

export const FRAME_HEIGHT = 352;
export const FRAME_MARGIN = 15;
export const FLAGGED_DELAY_MS = 500;
const MAX_HEIGHT = 10_000;

/** Null for anything that is not such a message: other scripts post messages too. */
export function readResize(data: unknown): ResizeMessage | null {
  if (typeof data !== 'string') return null;
  const parts = data.split('|');
  if (parts.length < 2 || parts.length > 3) return null;
  const [form = '', given = '', flag] = parts;
  const height = Number(given);
  if (form === '' || given.trim() === '' || !Number.isFinite(height) || height <= 0 || height > MAX_HEIGHT) return null;
  return { form, height, flagged: flag !== undefined && flag !== '' };
}

export function writeResize({ form, height, flagged }: ResizeMessage): string {
  return [form, Math.ceil(height), ...(flagged ? ['1'] : [])].join('|');
}

/** The new height of the frame. */
export const frameHeight = (height: number) => height + FRAME_MARGIN;
