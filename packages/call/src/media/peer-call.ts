import { createBoard, readNote } from './call-board.ts';
import { memoryNote } from './call-memory.ts';
import { PeerLink } from './peer-link.ts';
import { type Counts, measure, rate } from './quality.ts';
import type { Call, CallSnapshot, CallState, OnAir, PeerNews, Signal, Signalling } from './types.ts';

const MEASURE_MS = 2_000;
/** A short interruption recovers on its own; after this delay ICE is restarted. */
const ICE_RESTART_MS = 3_000;
/** How long a window may be disconnected, by a reload or a bad connection, before the participant counts as gone. */
export const GONE_MS = 30_000;
const NOTHING: Counts = { received: 0, lost: 0 };

export interface PeerCallOptions {
  signalling: Signalling;
  iceServers: RTCIceServer[];
  /** The polite peer of perfect negotiation, which yields when both offer at once: the guest. */
  isPolite: boolean;
  stream: MediaStream;
  onAir: OnAir;
}

export function startPeerCall(options: PeerCallOptions): Call {
  return new PeerCall(options);
}

/** A peer-to-peer call. */
class PeerCall implements Call {
  readonly #options: PeerCallOptions;
  readonly #board = createBoard();
  readonly #tracks: Map<string, MediaStreamTrack>;
  readonly #measuring: ReturnType<typeof setInterval>;
  #onAir: OnAir;
  #link: PeerLink | null = null;
  #otherWindow: string | null = null;
  #counts = NOTHING;
  /** Signals received before the connection was created. */
  #pendingSignals: Signal[] = [];
  #restartTimer: ReturnType<typeof setTimeout> | undefined;
  #goneTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the other side has joined since signalling last connected. */
  #hasPeerJoined = false;
  #isOver = false;

  constructor(options: PeerCallOptions) {
    this.#options = options;
    this.#onAir = options.onAir;
    this.#tracks = new Map(options.stream.getTracks().map((track) => [track.kind, track]));
    this.#measuring = setInterval(() => void this.#measure(), MEASURE_MS);
    options.signalling.open({
      entered: (window) => this.#enter(window),
      refused: () => this.#stop('refused'),
      news: (news) => this.#handleNews(news),
      signal: (signal) => void this.#receive(signal),
      cut: () => {
        if (this.#isOver) return;
        this.#hasPeerJoined = false;
        if (!this.#isConnected) this.#board.set({ state: 'reconnecting' });
      },
    });
  }

  // Arrow functions, because React calls them without `this`.
  readonly snapshot = (): CallSnapshot => this.#board.get();
  readonly subscribe = (changed: () => void): (() => void) => this.#board.subscribe(changed);
  readonly say = (text: string): void => {
    this.#board.addMessage('me', text);
    this.#link?.note(JSON.stringify({ say: text }));
  };

  async send(kind: 'audio' | 'video', track: MediaStreamTrack | null): Promise<void> {
    if (track) this.#tracks.set(kind, track);
    else this.#tracks.delete(kind);
    await this.#link?.send(kind, track);
  }

  tell(onAir: OnAir): void {
    this.#onAir = onAir;
    this.#sendOnAir();
  }

  leave(): void {
    this.#end('left');
  }

  /** Ends the call in this window for good; it does not reconnect. */
  #end(state: CallState): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#measuring);
    this.#stop(state);
    this.#options.signalling.close();
  }

  get #isConnected(): boolean {
    return this.#link?.connection.connectionState === 'connected';
  }

  #sendOnAir(): void {
    this.#link?.note(JSON.stringify({ onAir: this.#onAir }));
  }

  #enter(otherWindow: string | null): void {
    if (otherWindow) this.#connectTo(otherWindow);
    // Both sides may enter at once: the other's join event can then arrive before the answer that the room is empty.
    else if (!this.#hasPeerJoined && !this.#isConnected) this.#stop('waiting');
  }

  /** A known window has only lost its connection for a moment; a new one needs a new negotiation. */
  #connectTo(window: string): void {
    const isKnown = window === this.#otherWindow && this.#link !== null;
    this.#otherWindow = window;
    this.#hasPeerJoined = true;
    if (!isKnown) this.#begin();
    else if (this.#isConnected) this.#board.set({ state: 'connected' });
    else this.#link?.connection.restartIce();
  }

  #begin(): void {
    const { iceServers, isPolite, stream, signalling } = this.#options;
    this.#link?.close();
    this.#counts = NOTHING;
    const state = this.#board.get().since === null ? 'connecting' : 'reconnecting';
    this.#board.set({ state, remote: null, quality: null });
    this.#link = new PeerLink({
      iceServers,
      isPolite,
      stream,
      tracks: [...this.#tracks.values()],
      send: signalling.send,
      onRemote: (remote) => this.#board.set({ remote }),
      onState: (next) => this.#handleState(next),
      onNote: (text) => this.#read(text),
      onOpen: () => {
        this.#sendOnAir();
        const memory = this.#board.memory(Date.now());
        if (memory) this.#link?.note(memoryNote(memory));
      },
    });
    for (const signal of this.#pendingSignals.splice(0)) void this.#receive(signal);
  }

  #handleState(state: RTCPeerConnectionState): void {
    clearTimeout(this.#restartTimer);
    if (state === 'connected') {
      clearTimeout(this.#goneTimer);
      this.#board.set({ state: 'connected', since: this.#board.get().since ?? Date.now() });
    } else if (state === 'disconnected' || state === 'failed') {
      this.#board.set({ state: 'reconnecting', quality: null });
      this.#restartTimer = setTimeout(() => this.#link?.connection.restartIce(), ICE_RESTART_MS);
    }
  }

  #read(text: string): void {
    const { say, onAir, memory } = readNote(text);
    if (say) this.#board.addMessage('other', say);
    if (memory) this.#board.recall(memory, Date.now());
    if (onAir) this.#board.set({ other: onAir });
  }

  #handleNews(news: PeerNews): void {
    if (news.state === 'joined') this.#connectTo(news.window);
    else if (news.state === 'left') this.#stop('left');
    else if (news.state === 'lost') this.#handleLostPeer();
    else this.#end('replaced');
  }

  /** The other window lost its connection to the server, or is being reloaded; the media may continue. */
  #handleLostPeer(): void {
    const { state } = this.#board.get();
    if (state === 'connecting') {
      this.#stop('waiting');
      return;
    }
    if (state === 'connected' && !this.#isConnected) this.#board.set({ state: 'reconnecting' });
    clearTimeout(this.#goneTimer);
    this.#goneTimer = setTimeout(() => {
      if (!this.#isOver && !this.#isConnected) this.#stop('left');
    }, GONE_MS);
  }

  #stop(state: CallState): void {
    clearTimeout(this.#restartTimer);
    clearTimeout(this.#goneTimer);
    this.#link?.close();
    this.#link = null;
    this.#otherWindow = null;
    this.#pendingSignals = [];
    this.#board.set({ state, remote: null, quality: null });
  }

  async #receive(signal: Signal): Promise<void> {
    if (!this.#link) {
      this.#pendingSignals.push(signal);
      return;
    }
    try {
      await this.#link.receive(signal);
    } catch (error) {
      console.warn('A message of the call could not be parsed.', error);
    }
  }

  async #measure(): Promise<void> {
    if (!this.#link || this.#board.get().state !== 'connected') return;
    try {
      const now = measure((await this.#link.connection.getStats()).values());
      this.#board.set({ quality: rate(this.#counts, now) });
      this.#counts = now;
    } catch (error) {
      console.warn('The connection quality could not be measured.', error);
    }
  }
}
