const socket = {
  connected: false,
  on: () => socket,
  onAny: () => socket,
  emit: () => socket,
  connect: () => socket,
  disconnect: () => socket,
};

/** Replaces `io` of socket.io-client where a test needs no live connection: never connects or receives anything. */
export const io = () => socket;
