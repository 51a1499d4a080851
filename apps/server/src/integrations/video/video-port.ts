export interface Participant {
  roomId: string;
  userId: number;
  side: 'guest' | 'business';
  /** Shown to the other participant. */
  name: string;
  /** When the room closes, in epoch seconds. */
  closesAt: number;
}

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** What a browser needs to join a call. */
export interface Connection {
  provider: 'peer' | 'livekit';
  /** LiveKit's own token; null for our signalling, which accepts the room's ticket. */
  token: string | null;
  /** The provider's URL; null for our own signalling. */
  url: string | null;
  iceServers: IceServer[];
}

export interface VideoPort {
  connect(participant: Participant, now: number): Promise<Connection>;
  /** Ends a call for all participants. */
  end(roomId: string): Promise<void>;
}
