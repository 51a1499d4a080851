export type CallState =
  /** No other participant yet. */
  | 'waiting'
  /** The other side is in the room; the media connection is being set up. */
  | 'connecting'
  | 'connected'
  /** The connection was lost and is being restored. */
  | 'reconnecting'
  /** The other side left deliberately. */
  | 'left'
  /** Another window of the same person took over. */
  | 'replaced'
  /** The server refused entry. */
  | 'refused';

export type Quality = 'good' | 'fair' | 'poor';

export interface ChatMessage {
  id: number;
  from: 'me' | 'other';
  text: string;
}

/** The user's media switches. */
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
  /** When the call was first connected, in milliseconds since 1970. */
  since: number | null;
}

/** One call, independent of the provider. */
export interface Call {
  snapshot(): CallSnapshot;
  subscribe(changed: () => void): () => void;
  /** Replaces the track of its kind, or removes it. */
  send(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void>;
  sendMediaState(onAir: OnAir): void;
  say(text: string): void;
  leave(): void;
}

export type PeerEvent = { state: 'joined'; window: string } | { state: 'left' | 'lost' | 'replaced' | 'flooded' };

export interface Signal {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
}

/** The signalling between two browsers. It reconnects automatically and calls `entered` each time. */
export interface Signalling {
  open(handlers: {
    /** This window entered the room; the argument is the other side's window, or null while the room is empty. */
    entered(otherWindow: string | null): void;
    refused(): void;
    peerEvent(event: PeerEvent): void;
    signal(signal: Signal): void;
    /** The connection to the server was lost. */
    cut(): void;
  }): void;
  send(signal: Signal): void;
  close(): void;
}

export const MAX_MESSAGE = 2_000;
