import type { Signal } from './types.ts';

export interface LinkEvents {
  remote(stream: MediaStream): void;
  state(state: RTCPeerConnectionState): void;
  note(text: string): void;
  /** Notes can be sent from now on. */
  open(): void;
}

export interface PeerLink {
  connection: RTCPeerConnection;
  receive(signal: Signal): Promise<void>;
  note(text: string): void;
  close(): void;
}

/** Not one of the two: both ends name it, so that it needs no negotiation of its own. */
const NOTES_ID = 1;

/**
 * One connection between two windows, by the pattern of perfect negotiation: both may offer at any moment; when both do
 * at once, the polite one takes its offer back.
 */
export function linkPeers(options: {
  iceServers: RTCIceServer[];
  isPolite: boolean;
  tracks: readonly MediaStreamTrack[];
  stream: MediaStream;
  send(signal: Signal): void;
  events: LinkEvents;
}): PeerLink {
  const { events, send, isPolite } = options;
  const connection = new RTCPeerConnection({ iceServers: options.iceServers });
  const notes = connection.createDataChannel('notes', { negotiated: true, id: NOTES_ID });
  const remote = new MediaStream();
  let isOffering = false;
  let isIgnoring = false;

  notes.onopen = () => events.open();
  notes.onmessage = ({ data }) => {
    if (typeof data === 'string') events.note(data);
  };
  connection.ontrack = ({ track }) => {
    for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
    remote.addTrack(track);
    events.remote(remote);
  };
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) send({ candidate: candidate.toJSON() });
  };
  connection.onconnectionstatechange = () => {
    if (connection.connectionState === 'failed') connection.restartIce();
    events.state(connection.connectionState);
  };
  connection.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      if (connection.localDescription) send({ description: connection.localDescription });
    } catch (error) {
      if (connection.signalingState !== 'closed') console.warn('The call could not be offered.', error);
    } finally {
      isOffering = false;
    }
  };
  for (const track of options.tracks) connection.addTrack(track, options.stream);

  async function receive({ description, candidate }: Signal): Promise<void> {
    if (description) {
      const isCollision = description.type === 'offer' && (isOffering || connection.signalingState !== 'stable');
      isIgnoring = isCollision && !isPolite;
      if (isIgnoring) return;
      await connection.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      await connection.setLocalDescription();
      if (connection.localDescription) send({ description: connection.localDescription });
    } else if (candidate) {
      try {
        await connection.addIceCandidate(candidate);
      } catch (error) {
        // Candidates of an offer that was not taken mean nothing.
        if (!isIgnoring) throw error;
      }
    }
  }

  return {
    connection,
    receive,
    note: (text) => {
      if (notes.readyState === 'open') notes.send(text);
    },
    close: () => {
      connection.onconnectionstatechange = null;
      connection.ontrack = null;
      connection.close();
    },
  };
}
