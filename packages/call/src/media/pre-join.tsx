import { Button } from '@thyme/ui';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeviceChecks, Mirror } from './device-checks.tsx';
import { RoundButton } from './round-button.tsx';
import type { OnAir } from './types.ts';
import type { Devices } from './use-devices.ts';

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
      <Mirror devices={devices} ownName={ownName} isOn={onAir.camera}>
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
      </Mirror>
      <div>
        {children}
        <DeviceChecks devices={devices} />
        <Button variant="clay" size="lg" wide onClick={onJoin} busy={isJoining} disabled={devices.isAsking}>
          <Video aria-hidden="true" size={20} />
          Join the call
        </Button>
        <p className="mt-3 text-center text-ink-soft text-sm">{note}</p>
      </div>
    </div>
  );
}
