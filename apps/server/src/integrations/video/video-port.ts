export interface Participant {
  roomId: string;
  userId: number;
  side: 'guest' | 'business';
  /** What the other side sees. */
  name: string;
  /** When the room closes, in epoch seconds. */
  closesAt: number;
}

export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** What a browser needs to get into a call, whoever carries the pictures. */
export interface Connection {
  provider: 'peer' | 'livekit';
  /** For `livekit` the provider's own ticket. Null: our own signalling takes the ticket of the room. */
  token: string | null;
  /** The provider's address; null for our own signalling. */
  url: string | null;
  iceServers: IceServer[];
}

export interface VideoPort {
  connect(participant: Participant, now: number): Promise<Connection>;
  /** Closes a call for everybody in it. */
  end(roomId: string): Promise<void>;
}
