export type CallState =
  /** Nobody but us yet. */
  | 'waiting'
  /** The other side is here; pictures are on their way. */
  | 'connecting'
  | 'connected'
  /** The line was cut and is being mended. */
  | 'reconnecting'
  /** The other side went away on purpose. */
  | 'left'
  /** Another window of the same person took over. */
  | 'replaced'
  /** The room let us in no more. */
  | 'refused';

export type Quality = 'good' | 'fair' | 'poor';

export interface ChatMessage {
  id: number;
  from: 'me' | 'other';
  text: string;
}

/** What a person has switched on. */
export interface OnAir {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

export interface CallSnapshot {
  state: CallState;
  remote: MediaStream | null;
  other: OnAir;
  quality: Quality | null;
  messages: readonly ChatMessage[];
  /** When the two first saw each other, in milliseconds since 1970. */
  since: number | null;
}

/** One conversation, whoever carries it. */
export interface Call {
  snapshot(): CallSnapshot;
  subscribe(changed: () => void): () => void;
  /** Sends another track of its kind, or none. */
  send(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void>;
  tell(onAir: OnAir): void;
  say(text: string): void;
  leave(): void;
}

export type PeerNews = { state: 'joined'; window: string } | { state: 'left' | 'lost' | 'replaced' | 'flooded' };

export interface Signal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

/** How two browsers are introduced. The line comes back by itself; `entered` is told each time it did. */
export interface Signalling {
  open(heard: {
    /** We are in the room: the other side's window, or null while nobody is there. */
    entered(otherWindow: string | null): void;
    refused(): void;
    news(news: PeerNews): void;
    signal(signal: Signal): void;
    /** Our own line to the server is cut. */
    cut(): void;
  }): void;
  send(signal: Signal): void;
  close(): void;
}

export const MAX_MESSAGE = 2_000;
