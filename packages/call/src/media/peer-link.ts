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
  /** The data channel is open. */
  onOpen(): void;
}

/** Both ends use the same fixed id, so that the channel needs no negotiation. */
const NOTES_ID = 1;

/**
 * One connection between two windows with the perfect negotiation pattern: both may offer at any time; when both do at
 * once, the polite peer rolls its offer back.
 */
export class PeerLink {
  readonly connection: RTCPeerConnection;
  readonly #options: LinkOptions;
  readonly #notes: RTCDataChannel;
  readonly #remote = new MediaStream();
  /** Candidates may arrive before the description they belong to. */
  #pendingCandidates: RTCIceCandidateInit[] = [];
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
    this.connection.ontrack = ({ track }) => this.#addRemoteTrack(track);
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) options.send({ candidate: candidate.toJSON() });
    };
    this.connection.onconnectionstatechange = () => {
      if (this.connection.connectionState === 'failed') this.connection.restartIce();
      options.onState(this.connection.connectionState);
    };
    this.connection.onnegotiationneeded = () => {
      // The polite peer waits for the first offer, so that the initial offers never collide.
      if (!options.isPolite || this.connection.remoteDescription) void this.#offer();
    };
    for (const track of options.tracks) this.connection.addTrack(track, options.stream);
  }

  async receive({ description, candidate }: Signal): Promise<void> {
    if (description) await this.#applyDescription(description);
    else if (candidate && this.connection.remoteDescription) await this.#add(candidate);
    else if (candidate) this.#pendingCandidates.push(candidate);
  }

  /** Candidates of an ignored offer cannot be added; that error is harmless. */
  async #add(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.connection.addIceCandidate(candidate);
    } catch (error) {
      console.debug('An ICE candidate no longer applies.', error);
    }
  }

  note(text: string): void {
    if (this.#notes.readyState === 'open') this.#notes.send(text);
  }

  /** Replaces the track of its kind, or removes it. */
  async send(kind: string, track: MediaStreamTrack | null): Promise<void> {
    const transceiver = this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    if (!transceiver) {
      if (track) this.connection.addTrack(track, this.#options.stream);
      return;
    }
    await transceiver.sender.replaceTrack(track);
    // A peer that joined with the camera off has negotiated receive-only.
    if (track && transceiver.direction === 'recvonly') transceiver.direction = 'sendrecv';
  }

  close(): void {
    this.connection.onconnectionstatechange = null;
    this.connection.ontrack = null;
    this.connection.close();
  }

  #addRemoteTrack(track: MediaStreamTrack): void {
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

  async #applyDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer';
    const isCollision = isOffer && (this.#isOffering || this.connection.signalingState !== 'stable');
    this.#isIgnoring = isCollision && !this.#options.isPolite;
    if (this.#isIgnoring) return;
    await this.connection.setRemoteDescription(description);
    for (const candidate of this.#pendingCandidates.splice(0)) await this.#add(candidate);
    if (isOffer) await this.#describe();
  }

  async #describe(): Promise<void> {
    await this.connection.setLocalDescription();
    if (this.connection.localDescription) this.#options.send({ description: this.connection.localDescription });
  }
}
