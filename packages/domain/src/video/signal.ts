/** WebRTC signalling messages between two browsers. Nothing else is relayed. */
export type Signal =
  | { readonly description: { readonly type: 'offer' | 'answer' | 'rollback'; readonly sdp: string } }
  | {
      readonly candidate: {
        readonly candidate: string;
        readonly sdpMid: string | null;
        readonly sdpMLineIndex: number | null;
      };
    };

const MAX_DESCRIPTION = 24_000;
const MAX_CANDIDATE = 1_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Copies the known fields of a well-formed message; returns null for anything else. */
export function readSignal(sent: unknown): Signal | null {
  if (!isRecord(sent)) return null;
  if (isRecord(sent.description)) {
    const { type, sdp } = sent.description;
    if (type !== 'offer' && type !== 'answer' && type !== 'rollback') return null;
    return isText(sdp, MAX_DESCRIPTION) ? { description: { type, sdp } } : null;
  }
  if (!isRecord(sent.candidate)) return null;
  const { candidate, sdpMid, sdpMLineIndex } = sent.candidate;
  if (!isText(candidate, MAX_CANDIDATE)) return null;
  return {
    candidate: {
      candidate,
      sdpMid: isText(sdpMid, 32) ? sdpMid : null,
      sdpMLineIndex: Number.isInteger(sdpMLineIndex) ? Number(sdpMLineIndex) : null,
    },
  };
}
