import { createBoard, readNote } from './call-board.ts';
import { linkPeers, type PeerLink } from './peer-link.ts';
import { type Counts, measure, rate } from './quality.ts';
import type { Call, CallState, OnAir, PeerNews, Signalling } from './types.ts';

const MEASURE_MS = 2_000;
/** A short gap mends itself; after this the way between the two is looked for anew. */
const PATIENCE_MS = 3_000;

export interface PeerCallOptions {
  signalling: Signalling;
  iceServers: RTCIceServer[];
  /** One of the two gives way when both speak at once: the guest does. */
  isPolite: boolean;
  stream: MediaStream;
  onAir: OnAir;
}

/** A call whose pictures go from browser to browser. */
export function startPeerCall(options: PeerCallOptions): Call {
  const { signalling, stream } = options;
  const board = createBoard();
  const tracks = new Map<string, MediaStreamTrack>(stream.getTracks().map((track) => [track.kind, track]));
  let onAir = options.onAir;
  let link: PeerLink | null = null;
  let otherWindow: string | null = null;
  let counts: Counts = { received: 0, lost: 0 };
  let mending: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const tellOnAir = () => link?.note(JSON.stringify({ onAir }));

  function follow(state: RTCPeerConnectionState): void {
    clearTimeout(mending);
    if (state === 'connected') board.set({ state: 'connected', since: board.get().since ?? Date.now() });
    else if (state === 'disconnected' || state === 'failed') {
      board.set({ state: 'reconnecting', quality: null });
      mending = setTimeout(() => link?.connection.restartIce(), PATIENCE_MS);
    }
  }

  function hearNote(text: string): void {
    const { say, onAir: other } = readNote(text);
    if (say) board.addMessage('other', say);
    if (other) board.set({ other });
  }

  function begin(): void {
    link?.close();
    counts = { received: 0, lost: 0 };
    board.set({ state: board.get().since === null ? 'connecting' : 'reconnecting', remote: null, quality: null });
    link = linkPeers({
      iceServers: options.iceServers,
      isPolite: options.isPolite,
      tracks: [...tracks.values()],
      stream,
      send: signalling.send,
      events: {
        remote: (remote) => board.set({ remote }),
        state: follow,
        note: hearNote,
        open: tellOnAir,
      },
    });
  }

  /** A window we know has only lost its line for a moment; another one knows nothing of what was agreed. */
  function meet(window: string): void {
    const isKnown = window === otherWindow && link !== null;
    otherWindow = window;
    if (!isKnown) begin();
    else if (link && link.connection.connectionState !== 'connected') link.connection.restartIce();
    else board.set({ state: 'connected' });
  }

  function stop(state: CallState): void {
    clearTimeout(mending);
    link?.close();
    link = null;
    otherWindow = null;
    board.set({ state, remote: null, quality: null });
  }

  function hearNews(news: PeerNews): void {
    if (news.state === 'joined') meet(news.window);
    else if (news.state === 'left') stop('left');
    else if (news.state === 'replaced' || news.state === 'flooded') stop('replaced');
    else if (board.get().state === 'connected' && link?.connection.connectionState !== 'connected') {
      board.set({ state: 'reconnecting' });
    } else if (board.get().state === 'connecting') stop('waiting');
  }

  const measuring = setInterval(() => {
    if (!link || board.get().state !== 'connected') return;
    link.connection
      .getStats()
      .then((report) => {
        const now = measure(report.values());
        board.set({ quality: rate(counts, now) });
        counts = now;
      })
      .catch((error: unknown) => console.warn('The line could not be measured.', error));
  }, MEASURE_MS);

  signalling.open({
    entered: (window) => {
      if (window) meet(window);
      else if (link?.connection.connectionState !== 'connected') stop('waiting');
    },
    refused: () => stop('refused'),
    news: hearNews,
    signal: (signal) => {
      link?.receive(signal).catch((error: unknown) => console.warn('A message of the call was not understood.', error));
    },
    cut: () => {
      if (board.get().state !== 'connected') board.set({ state: 'reconnecting' });
    },
  });

  return {
    snapshot: board.get,
    subscribe: board.subscribe,
    send: async (kind, track) => {
      if (track) tracks.set(kind, track);
      else tracks.delete(kind);
      const sender = link?.connection
        .getSenders()
        .find((one) => one.track?.kind === kind || kindOf(one, link) === kind);
      if (sender) await sender.replaceTrack(track);
      else if (track) link?.connection.addTrack(track, stream);
    },
    tell: (next) => {
      onAir = next;
      tellOnAir();
    },
    say: (text) => {
      board.addMessage('me', text);
      link?.note(JSON.stringify({ say: text }));
    },
    leave: () => {
      if (isOver) return;
      isOver = true;
      clearInterval(measuring);
      stop('left');
      signalling.close();
    },
  };
}

/** A sender whose track was taken away still belongs to its kind. */
function kindOf(sender: RTCRtpSender, link: PeerLink | null): string | undefined {
  return link?.connection.getTransceivers().find((one) => one.sender === sender)?.receiver.track.kind;
}
