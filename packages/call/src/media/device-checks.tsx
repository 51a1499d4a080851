import { Button } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { DeviceRow } from './device-row.tsx';
import { playTone } from './play-tone.ts';
import { StreamVideo } from './stream-video.tsx';
import type { Devices } from './use-devices.ts';
import { useLevel } from './use-level.ts';
import { type DeviceTrouble, HELP } from './use-track.ts';

interface MirrorProps {
  devices: Devices;
  ownName: string;
  /** Whether the picture is shown, if there is one. */
  isOn: boolean;
  /** The switches shown over the picture. */
  children?: ReactNode;
}

/** The user's own picture. */
export function Mirror({ devices, ownName, isOn, children }: MirrorProps) {
  const hasPicture = isOn && (devices.stream?.getVideoTracks().length ?? 0) > 0;
  return (
    <div className="relative aspect-[4/3.4] overflow-hidden rounded-lg bg-night shadow-lift lg:aspect-[4/3.2]">
      {hasPicture ? (
        <StreamVideo stream={devices.stream} mirrored muted aria-label="Your own picture" />
      ) : (
        <p className="grid h-full place-items-center px-6 text-center text-mist">
          {devices.isAsking ? 'Your browser will ask to use your camera and microphone.' : 'Your camera is off.'}
        </p>
      )}
      <span className="absolute top-4 left-4 rounded-sm bg-night-glass px-3 py-1.5 font-semibold text-sm text-white">
        {ownName}
      </span>
      {children && <div className="absolute inset-x-0 bottom-5 flex justify-center gap-3">{children}</div>}
    </div>
  );
}

interface DeviceChecksProps {
  devices: Devices;
  /** Asks the user to say something, until there is a sound. */
  listens?: boolean;
}

/** What works, which device is used, and how to fix what does not. */
export function DeviceChecks({ devices, listens = false }: DeviceChecksProps) {
  const { trouble, choice, choose, askAgain, isAsking } = devices;
  const level = useLevel(devices.stream);
  const [isHeard, setHeard] = useState(!listens);
  const [isSilent, setSilent] = useState(false);
  if (level > 0 && !isHeard) setHeard(true);
  const helpFor = (kind: DeviceTrouble | null) => kind && HELP[kind];
  return (
    <>
      <ul aria-label="Camera, microphone and sound" className="mt-6 border-line border-b" aria-busy={isAsking}>
        <DeviceRow
          title={cameraTitle(devices)}
          label="Camera"
          isFine={!trouble.camera}
          devices={devices.cameras}
          chosen={choice.camera}
          onChoose={(camera) => choose({ camera })}
          help={helpFor(trouble.camera)}
        />
        <DeviceRow
          title={microphoneTitle(devices, isHeard)}
          label="Microphone"
          isFine={!trouble.microphone}
          devices={devices.microphones}
          chosen={choice.microphone}
          onChoose={(microphone) => choose({ microphone })}
          help={helpFor(trouble.microphone)}
        >
          {!trouble.microphone && <Meter level={level} />}
        </DeviceRow>
        <DeviceRow
          title="Sound"
          label="Speaker"
          isFine={!isSilent}
          devices={devices.speakers}
          chosen={choice.speaker}
          onChoose={(speaker) => choose({ speaker })}
          help={isSilent && 'We couldn’t play a sound there. Choose another speaker, or check that one is connected.'}
        >
          <Button
            variant="add"
            size="sm"
            onClick={() =>
              void playTone(choice.speaker).then(
                () => setSilent(false),
                () => setSilent(true),
              )
            }
          >
            Test <span className="sr-only">the speaker: plays two notes</span>
          </Button>
        </DeviceRow>
      </ul>
      <div className="my-6">
        {(trouble.camera || trouble.microphone) && (
          <Button variant="secondary" wide onClick={askAgain} busy={isAsking}>
            Try again
          </Button>
        )}
      </div>
    </>
  );
}

function cameraTitle({ isAsking, isCameraOn, trouble }: Devices): string {
  if (isAsking) return 'Looking for your camera';
  if (trouble.camera) return 'No camera';
  return isCameraOn ? 'Camera works' : 'Camera is off';
}

function microphoneTitle({ isAsking, trouble }: Devices, isHeard: boolean): string {
  if (isAsking) return 'Looking for your microphone';
  if (trouble.microphone) return 'No microphone';
  return isHeard ? 'We can hear you' : 'Say something to test it';
}

function Meter({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
        <i key={step} className={`h-5 w-1.5 rounded-xs ${step <= level ? 'bg-thyme-500' : 'bg-stone'}`} />
      ))}
    </span>
  );
}
