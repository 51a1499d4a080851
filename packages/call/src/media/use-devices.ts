import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DeviceTrouble, HELP, useTrack } from './use-track.ts';

export interface Choice {
  camera?: string | undefined;
  microphone?: string | undefined;
  speaker?: string | undefined;
}

export interface Devices {
  /** The open camera and microphone tracks; null until the browser has responded. */
  stream: MediaStream | null;
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
  speakers: MediaDeviceInfo[];
  choice: Choice;
  trouble: { camera: DeviceTrouble | null; microphone: DeviceTrouble | null };
  isRequesting: boolean;
  /** Switched on, and without a known problem. */
  isCameraOn: boolean;
  choose(change: Choice): void;
  retry(): void;
  /** Off releases the camera; on requests it from the browser again. */
  switchCamera(isOn: boolean): void;
}

const none: Pick<Devices, 'cameras' | 'microphones' | 'speakers'> = { cameras: [], microphones: [], speakers: [] };

async function list(): Promise<typeof none> {
  const all = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '');
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') };
}

/** Device labels are available once a device was opened, and change when one is plugged in. */
function useFound(isRequesting: boolean): typeof none {
  const [found, setFound] = useState(none);
  useEffect(() => {
    const relist = () => void list().then(setFound);
    if (!isRequesting) relist();
    navigator.mediaDevices?.addEventListener?.('devicechange', relist);
    return () => navigator.mediaDevices?.removeEventListener?.('devicechange', relist);
  }, [isRequesting]);
  return found;
}

/**
 * The user's camera, microphone and speaker, and their problems; `onCameraTrouble` gets a help text when one occurs.
 */
export function useDevices(onCameraTrouble: (help: string) => void = () => {}): Devices {
  const [choice, setChoice] = useState<Choice>({});
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({ isOn: true, attempt: 0 });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const camera = useTrack({
    kind: 'camera',
    id: choice.camera,
    isWanted: wanted.isOn,
    attempt: attempt + wanted.attempt,
    turn,
    onTrouble: (trouble) => onCameraTrouble(HELP[trouble]),
  });
  const microphone = useTrack({
    kind: 'microphone',
    id: choice.microphone,
    isWanted: true,
    attempt,
    turn,
    onTrouble: () => {},
  });
  const isRequesting = camera.isRequesting || microphone.isRequesting;
  const found = useFound(isRequesting);
  const hasAnswered = !isRequesting || camera.track !== null || microphone.track !== null;
  const stream = useMemo(() => {
    const tracks = [camera.track, microphone.track].filter((track) => track !== null);
    return hasAnswered ? new MediaStream(tracks) : null;
  }, [hasAnswered, camera.track, microphone.track]);

  return {
    ...found,
    stream,
    choice,
    trouble: { camera: camera.trouble, microphone: microphone.trouble },
    isRequesting,
    isCameraOn: wanted.isOn && !camera.trouble,
    choose: useCallback((change: Choice) => setChoice((before) => ({ ...before, ...change })), []),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    switchCamera: useCallback((isOn: boolean) => setWanted((before) => ({ isOn, attempt: before.attempt + 1 })), []),
  };
}
