import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Call, CallSnapshot, OnAir } from './types.ts';
import type { Devices } from './use-devices.ts';

const empty: CallSnapshot = {
  state: 'waiting',
  remote: null,
  other: { microphone: true, camera: true, screen: false },
  quality: null,
  messages: [],
  since: null,
};
const never = () => () => undefined;

export function useCallSnapshot(call: Call | null): CallSnapshot {
  return useSyncExternalStore(
    call?.subscribe ?? never,
    () => call?.snapshot() ?? empty,
    () => empty,
  );
}

/**
 * Applies the media switches and devices to the call: a muted microphone sends silence, a camera that is off sends
 * nothing.
 */
export function useOnAir(call: Call | null, devices: Devices) {
  const [microphone, setMicrophone] = useState(true);
  const [screen, setScreen] = useState<MediaStream | null>(null);
  const { stream, isCameraOn, switchCamera } = devices;
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;

  useEffect(() => {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = microphone;
  }, [stream, microphone]);

  useEffect(() => {
    if (!call || !stream) return;
    const picture = screen?.getVideoTracks()[0] ?? stream.getVideoTracks()[0] ?? null;
    const failed = (error: unknown) => console.warn('The new device could not be sent to the other side.', error);
    call.send('video', picture).catch(failed);
    call.send('audio', stream.getAudioTracks()[0] ?? null).catch(failed);
  }, [call, stream, screen]);

  useEffect(() => {
    call?.tell({ microphone, camera: isCameraOn && hasPicture, screen: screen !== null });
  }, [call, microphone, isCameraOn, hasPicture, screen]);

  const stopScreen = useCallback(() => {
    setScreen((shared) => {
      for (const track of shared?.getTracks() ?? []) track.stop();
      return null;
    });
  }, []);
  useEffect(() => stopScreen, [stopScreen]);

  const shareScreen = useCallback(async () => {
    try {
      const shared = await navigator.mediaDevices.getDisplayMedia({ video: true });
      shared.getVideoTracks()[0]?.addEventListener('ended', stopScreen);
      setScreen(shared);
    } catch (error) {
      // Dismissing the browser's screen picker is a choice, not an error.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }, [stopScreen]);

  return {
    onAir: { microphone, camera: isCameraOn, screen: screen !== null },
    screen,
    change: (part: Partial<OnAir>) => {
      if (part.microphone !== undefined) setMicrophone(part.microphone);
      if (part.camera !== undefined) switchCamera(part.camera);
    },
    toggleScreen: () => (screen ? stopScreen() : void shareScreen()),
  };
}
