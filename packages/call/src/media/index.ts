export { CallScreen, type CallScreenProps } from './call-screen.tsx';
export { type PeerCallOptions, startPeerCall } from './peer-call.ts';
export { PreJoin, type PreJoinProps } from './pre-join.tsx';
export type { Call, CallSnapshot, CallState, OnAir, PeerEvent, Signal, Signalling } from './types.ts';
export { useCallSnapshot, useOnAir } from './use-call.ts';
export { type Devices, useDevices } from './use-devices.ts';
