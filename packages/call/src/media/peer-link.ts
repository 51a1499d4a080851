import type { Signal } from './types.ts';

export interface LinkOptions {
  iceServers: RTCIceServer[];
  isPolite: boolean;
  tracks: readonly MediaStreamTrack[];
  stream: MediaStream;
  send(signal: Signal): void;
  onRemote(stream: MediaStream): void;
  onState(state: RTCPeerConnectionState): void;
  onNote(text: string): void;
  /** Notes can be sent from now on. */
  onOpen(): void;
}

/** Both ends name the channel, so that it needs no negotiation of its own. */
const NOTES_ID = 1;

/**
 * One connection between two windows, by the pattern of perfect negotiation: both may offer at any moment; when both do
 * at once, the polite one takes its offer back.
 */
export class PeerLink {
  readonly connection: RTCPeerConnection;
  readonly #options: LinkOptions;
  readonly #notes: RTCDataChannel;
  readonly #remote = new MediaStream();
  /** Candidates may overtake the description they belong to. */
  #early: RTCIceCandidateInit[] = [];
  #isOffering = false;
  #isIgnoring = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.connection = new RTCPeerConnection({ iceServers: options.iceServers });
    this.#notes = this.connection.createDataChannel('notes', { negotiated: true, id: NOTES_ID });
    this.#notes.onopen = () => options.onOpen();
    this.#notes.onmessage = ({ data }) => {
      if (typeof data === 'string') options.onNote(data);
    };
    this.connection.ontrack = ({ track }) => this.#take(track);
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ candidate: candidate.toJSON() });
    };
    this.connection.onconnectionstatechange = () => {
      if (this.connection.connectionState === 'failed') this.connection.restartIce();
      options.onState(this.connection.connectionState);
    };
    this.connection.onnegotiationneeded = () => {
      // The polite one lets the other begin, so that the first words never cross.
      if (!options.isPolite || this.connection.remoteDescription) void this.#offer();
    };
    for (const track of options.tracks) this.connection.addTrack(track, options.stream);
  }

  async receive({ description, candidate }: Signal): Promise<void> {
    if (description) await this.#hear(description);
    else if (candidate && this.connection.remoteDescription) await this.#add(candidate);
    else if (candidate) this.#early.push(candidate);
  }

  /** Candidates of an offer that was not taken fit nothing; those of the one that was come as well. */
  async #add(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.connection.addIceCandidate(candidate);
    } catch (error) {
      console.debug('A way to the other side fits no longer.', error);
    }
  }

  note(text: string): void {
    if (this.#notes.readyState === 'open') this.#notes.send(text);
  }

  /** Sends another track of its kind, or none. */
  async send(kind: string, track: MediaStreamTrack | null): Promise<void> {
    const way = this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    if (!way) {
      if (track) this.connection.addTrack(track, this.#options.stream);
      return;
    }
    await way.sender.replaceTrack(track);
    // Whoever came in with the camera off has agreed to receive only.
    if (track && way.direction === 'recvonly') way.direction = 'sendrecv';
  }

  close(): void {
    this.connection.onconnectionstatechange = null;
    this.connection.ontrack = null;
    this.connection.close();
  }

  #take(track: MediaStreamTrack): void {
    for (const old of this.#remote.getTracks()) if (old.kind === track.kind) this.#remote.removeTrack(old);
    this.#remote.addTrack(track);
    this.#options.onRemote(this.#remote);
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true;
      await this.#describe();
    } catch (error) {
      if (this.connection.signalingState !== 'closed') console.warn('The call could not be offered.', error);
    } finally {
      this.#isOffering = false;
    }
  }

  async #hear(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer';
    const isCollision = isOffer && (this.#isOffering || this.connection.signalingState !== 'stable');
    this.#isIgnoring = isCollision && !this.#options.isPolite;
    if (this.#isIgnoring) return;
    await this.connection.setRemoteDescription(description);
    for (const candidate of this.#early.splice(0)) await this.#add(candidate);
    if (isOffer) await this.#describe();
  }

  async #describe(): Promise<void> {
    await this.connection.setLocalDescription();
    if (this.connection.localDescription) this.#options.send({ description: this.connection.localDescription });
  }
}
