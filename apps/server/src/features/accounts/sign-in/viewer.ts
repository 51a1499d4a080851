/** Who a bearer token stands for. */
export interface Viewer {
  id: number;
  kind: 'guest' | 'business';
  userType: number;
  sessionId: number;
  /** Null for business users, who have no guest details. */
  clientDetailId: number | null;
}
