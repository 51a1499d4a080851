import { createBoard, readNote } from './call-board.ts';
import { PeerLink } from './peer-link.ts';
import { type Counts, measure, rate } from './quality.ts';
import type { Call, CallSnapshot, CallState, OnAir, PeerNews, Signal, Signalling } from './types.ts';

const MEASURE_MS = 2_000;
/** A short gap mends itself; after this the way between the two is looked for anew. */
const PATIENCE_MS = 3_000;
const NOTHING: Counts = { received: 0, lost: 0 };

export interface PeerCallOptions {
  signalling: Signalling;
  iceServers: RTCIceServer[];
  /** One of the two gives way when both speak at once: the guest does. */
  isPolite: boolean;
  stream: MediaStream;
  onAir: OnAir;
}

export function startPeerCall(options: PeerCallOptions): Call {
  return new PeerCall(options);
}

/** A call whose pictures go from browser to browser. */
class PeerCall implements Call {
  readonly #options: PeerCallOptions;
  readonly #board = createBoard();
  readonly #tracks: Map<string, MediaStreamTrack>;
  readonly #measuring: ReturnType<typeof setInterval>;
  #onAir: OnAir;
  #link: PeerLink | null = null;
  #otherWindow: string | null = null;
  #counts = NOTHING;
  /** Said by the other side before we were ready to listen. */
  #unheard: Signal[] = [];
  #mending: ReturnType<typeof setTimeout> | undefined;
  /** The other side has come in since our line was last opened. */
  #hasMet = false;
  #isOver = false;

  constructor(options: PeerCallOptions) {
    this.#options = options;
    this.#onAir = options.onAir;
    this.#tracks = new Map(options.stream.getTracks().map((track) => [track.kind, track]));
    this.#measuring = setInterval(() => void this.#measure(), MEASURE_MS);
    options.signalling.open({
      entered: (window) => this.#enter(window),
      refused: () => this.#stop('refused'),
      news: (news) => this.#hear(news),
      signal: (signal) => void this.#receive(signal),
      cut: () => {
        if (this.#isOver) return;
        this.#hasMet = false;
        if (!this.#isConnected) this.#board.set({ state: 'reconnecting' });
      },
    });
  }

  // Handed to React as they are, so they keep what they belong to.
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
    this.#tellOnAir();
  }

  leave(): void {
    this.#end('left');
  }

  /** Nothing more comes through this window; its line does not come back by itself. */
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

  #tellOnAir(): void {
    this.#link?.note(JSON.stringify({ onAir: this.#onAir }));
  }

  #enter(otherWindow: string | null): void {
    if (otherWindow) this.#meet(otherWindow);
    // Both may come in at once: then the news of the other overtakes the answer that nobody was there.
    else if (!this.#hasMet && !this.#isConnected) this.#stop('waiting');
  }

  /** A window we know has only lost its line for a moment; another one knows nothing of what was agreed. */
  #meet(window: string): void {
    const isKnown = window === this.#otherWindow && this.#link !== null;
    this.#otherWindow = window;
    this.#hasMet = true;
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
      onState: (next) => this.#follow(next),
      onNote: (text) => this.#read(text),
      onOpen: () => this.#tellOnAir(),
    });
    for (const signal of this.#unheard.splice(0)) void this.#receive(signal);
  }

  #follow(state: RTCPeerConnectionState): void {
    clearTimeout(this.#mending);
    if (state === 'connected') {
      this.#board.set({ state: 'connected', since: this.#board.get().since ?? Date.now() });
    } else if (state === 'disconnected' || state === 'failed') {
      this.#board.set({ state: 'reconnecting', quality: null });
      this.#mending = setTimeout(() => this.#link?.connection.restartIce(), PATIENCE_MS);
    }
  }

  #read(text: string): void {
    const { say, onAir } = readNote(text);
    if (say) this.#board.addMessage('other', say);
    if (onAir) this.#board.set({ other: onAir });
  }

  #hear(news: PeerNews): void {
    if (news.state === 'joined') this.#meet(news.window);
    else if (news.state === 'left') this.#stop('left');
    else if (news.state === 'lost') this.#miss();
    else this.#end('replaced');
  }

  /** The other window's line to the server is cut; the pictures may well go on. */
  #miss(): void {
    const { state } = this.#board.get();
    if (state === 'connecting') this.#stop('waiting');
    else if (state === 'connected' && !this.#isConnected) this.#board.set({ state: 'reconnecting' });
  }

  #stop(state: CallState): void {
    clearTimeout(this.#mending);
    this.#link?.close();
    this.#link = null;
    this.#otherWindow = null;
    this.#unheard = [];
    this.#board.set({ state, remote: null, quality: null });
  }

  async #receive(signal: Signal): Promise<void> {
    if (!this.#link) {
      this.#unheard.push(signal);
      return;
    }
    try {
      await this.#link.receive(signal);
    } catch (error) {
      console.warn('A message of the call was not understood.', error);
    }
  }

  async #measure(): Promise<void> {
    if (!this.#link || this.#board.get().state !== 'connected') return;
    try {
      const now = measure((await this.#link.connection.getStats()).values());
      this.#board.set({ quality: rate(this.#counts, now) });
      this.#counts = now;
    } catch (error) {
      console.warn('The line could not be measured.', error);
    }
  }
}
