import type { Room } from 'livekit-client';
import { type Board, createBoard, readNote } from './call-board.ts';
import { memoryNote } from './call-memory.ts';
import type { Call, OnAir, Quality } from './types.ts';

const QUALITIES: Record<string, Quality | undefined> = { excellent: 'good', good: 'fair', poor: 'poor', lost: 'poor' };

/** A call over a LiveKit server. The client library is loaded when such a call begins. */
export async function startLivekitCall(options: {
  url: string;
  token: string;
  stream: MediaStream;
  onAir: OnAir;
}): Promise<Call> {
  const livekit = await import('livekit-client');
  const room = new livekit.Room({ adaptiveStream: true, dynacast: true });
  const board = createBoard();
  const sent = new Map<string, MediaStreamTrack>();
  /** Serializes track changes, so that quick clicks do not overtake each other. */
  let sending: Promise<void> = Promise.resolve();
  let onAir = options.onAir;
  const met = () => {
    board.set({ state: 'connected', since: board.get().since ?? Date.now() });
    note(room, { onAir });
    const memory = board.memory(Date.now());
    if (memory) send(room, memoryNote(memory));
  };
  follow(room, livekit.RoomEvent, board, met);
  await room.connect(options.url, options.token);
  for (const track of options.stream.getTracks()) {
    sent.set(track.kind, track);
    await room.localParticipant.publishTrack(track);
  }
  if (room.remoteParticipants.size > 0) met();
  return {
    snapshot: board.get,
    subscribe: board.subscribe,
    send: (kind, track) => {
      const done = sending.then(() => replace(room, sent, kind, track));
      sending = done.catch(() => undefined);
      return done;
    },
    tell: (next) => {
      onAir = next;
      note(room, { onAir });
    },
    say: (text) => {
      board.addMessage('me', text);
      note(room, { say: text });
    },
    leave: () => void room.disconnect(),
  };
}

async function replace(
  room: Room,
  sent: Map<string, MediaStreamTrack>,
  kind: string,
  track: MediaStreamTrack | null,
): Promise<void> {
  const before = sent.get(kind);
  if (before === (track ?? undefined)) return;
  sent.delete(kind);
  if (before) await room.localParticipant.unpublishTrack(before, false);
  if (!track) return;
  await room.localParticipant.publishTrack(track);
  sent.set(kind, track);
}

function send(room: Room, text: string): void {
  void room.localParticipant.publishData(new TextEncoder().encode(text), { reliable: true });
}

const note = (room: Room, content: object): void => send(room, JSON.stringify(content));

/** Copies the room's events to the board. */
function follow(room: Room, RoomEvent: typeof import('livekit-client').RoomEvent, board: Board, met: () => void): void {
  const remote = new MediaStream();
  const gone = () => board.set({ state: 'left', remote: null });
  room
    .on(RoomEvent.ParticipantConnected, met)
    .on(RoomEvent.Reconnected, met)
    .on(RoomEvent.Reconnecting, () => board.set({ state: 'reconnecting' }))
    .on(RoomEvent.ParticipantDisconnected, gone)
    .on(RoomEvent.Disconnected, gone)
    .on(RoomEvent.TrackSubscribed, ({ mediaStreamTrack }) => {
      for (const old of remote.getTracks()) if (old.kind === mediaStreamTrack.kind) remote.removeTrack(old);
      remote.addTrack(mediaStreamTrack);
      board.set({ remote });
    })
    .on(RoomEvent.ConnectionQualityChanged, (quality, participant) => {
      if (participant.isLocal) board.set({ quality: QUALITIES[quality] ?? null });
    })
    .on(RoomEvent.DataReceived, (payload) => {
      const { say, onAir, memory } = readNote(new TextDecoder().decode(payload));
      if (memory) board.recall(memory, Date.now());
      if (say) board.addMessage('other', say);
      if (onAir) board.set({ other: onAir });
    });
}
