import { Button } from '@thyme/ui';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeviceRow } from './device-row.tsx';
import { playTone } from './play-tone.ts';
import { RoundButton } from './round-button.tsx';
import { StreamVideo } from './stream-video.tsx';
import type { OnAir } from './types.ts';
import type { Devices } from './use-devices.ts';
import { useLevel } from './use-level.ts';
import { type DeviceTrouble, HELP } from './use-track.ts';

export interface PreJoinProps {
  devices: Devices;
  ownName: string;
  onAir: OnAir;
  onSwitch(change: Partial<OnAir>): void;
  onJoin(): void;
  isJoining: boolean;
  /** Chip, heading and lead: the other person, and the time. */
  children: ReactNode;
  /** Under the button. */
  note: ReactNode;
}

/** Camera and microphone check before joining. */
export function PreJoin({ devices, ownName, onAir, onSwitch, onJoin, isJoining, children, note }: PreJoinProps) {
  return (
    <div className="wrap grid items-center gap-6 pb-12 lg:grid-cols-[1.35fr_1fr] lg:gap-14">
      <Mirror {...{ devices, ownName, onAir, onSwitch }} />
      <div>
        {children}
        <Checks devices={devices} />
        <Button variant="clay" size="lg" wide onClick={onJoin} busy={isJoining} disabled={devices.isAsking}>
          <Video aria-hidden="true" size={20} />
          Join the call
        </Button>
        <p className="mt-3 text-center text-ink-soft text-sm">{note}</p>
      </div>
    </div>
  );
}

function Mirror({
  devices,
  ownName,
  onAir,
  onSwitch,
}: Pick<PreJoinProps, 'devices' | 'ownName' | 'onAir' | 'onSwitch'>) {
  const hasPicture = onAir.camera && (devices.stream?.getVideoTracks().length ?? 0) > 0;
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
      <div className="absolute inset-x-0 bottom-5 flex justify-center gap-3">
        <RoundButton
          tone="light"
          label="Mute microphone"
          icon={onAir.microphone ? <Mic size={22} /> : <MicOff size={22} />}
          aria-pressed={!onAir.microphone}
          onClick={() => onSwitch({ microphone: !onAir.microphone })}
        />
        <RoundButton
          tone="light"
          label="Turn camera off"
          icon={onAir.camera ? <Video size={22} /> : <VideoOff size={22} />}
          aria-pressed={!onAir.camera}
          onClick={() => onSwitch({ camera: !onAir.camera })}
        />
      </div>
    </div>
  );
}

function Checks({ devices }: { devices: Devices }) {
  const { trouble, choice, choose, askAgain, isAsking } = devices;
  const level = useLevel(devices.stream);
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
          title={isAsking ? 'Looking for your microphone' : trouble.microphone ? 'No microphone' : 'We can hear you'}
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
          isFine
          devices={devices.speakers}
          chosen={choice.speaker}
          onChoose={(speaker) => choose({ speaker })}
        >
          <Button variant="add" size="sm" onClick={() => void playTone(choice.speaker)}>
            Test
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

function Meter({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
        <i key={step} className={`h-5 w-1.5 rounded-xs ${step <= level ? 'bg-thyme-500' : 'bg-stone'}`} />
      ))}
    </span>
  );
}
