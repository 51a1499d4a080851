/** The call data that both participants may see. */
export interface CallRoom {
  room_id: string;
  role: string;
  starts_at: number;
  ends_at: number;
  zone: string;
  business_name: string;
  own_name: string;
  other_name: string;
}

/** The server's response to a request to join. */
export interface CallAdmission {
  token?: string | null;
  provider?: string | null;
  url?: string | null;
  ice_servers: readonly { urls: string[]; username?: string | null; credential?: string | null }[];
  room?: CallRoom | null;
}
