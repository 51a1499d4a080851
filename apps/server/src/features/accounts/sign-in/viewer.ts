/** The account behind a bearer token. */
export interface Viewer {
  id: number;
  kind: 'guest' | 'business';
  userType: number;
  sessionId: number;
  /** Null for business users, who have no guest details. */
  clientDetailId: number | null;
}
