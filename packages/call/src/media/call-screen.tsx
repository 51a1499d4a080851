import { Maximize, MessageSquare, Mic, MicOff, MonitorUp, PhoneOff, Video, VideoOff } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { CallStatus } from './call-status.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { RoundButton } from './round-button.tsx';
import { StreamVideo } from './stream-video.tsx';
import type { Call, CallSnapshot, OnAir } from './types.ts';

export interface CallScreenProps {
  call: Call;
  snapshot: CallSnapshot;
  own: MediaStream | null;
  onAir: OnAir;
  /** The heading, and the other person's name under it. */
  title: string;
  otherName: string;
  speaker?: string | undefined;
  onSwitch(change: Partial<OnAir>): void;
  onToggleScreen(): void;
  onEnd(): void;
  /** Shown in the middle while there is no video from the other side. */
  children?: ReactNode;
}

/** The call: the other side fills the screen, the own video is in the corner, the controls below. */
export function CallScreen(props: CallScreenProps) {
  const { call, snapshot, own, onAir, title, otherName } = props;
  const room = useRef<HTMLElement>(null);
  const [isChatting, setChatting] = useState(false);
  const [seen, setSeen] = useState(0);
  const unread = isChatting ? 0 : snapshot.messages.slice(seen).filter(({ from }) => from === 'other').length;
  const openChat = (open: boolean) => {
    setSeen(snapshot.messages.length);
    setChatting(open);
  };
  return (
    <main ref={room} className="fixed inset-0 overflow-hidden bg-night text-white">
      <div className="absolute inset-0 overflow-hidden bg-thyme-900 md:inset-[16px_16px_108px] md:rounded-lg">
        <Stage {...props} />
        <div className="absolute inset-x-4 top-4 flex items-start justify-between gap-3 md:inset-x-5 md:top-5">
          <h1 className="rounded-md bg-night-glass px-4 py-2.5 font-semibold leading-tight">
            {title}
            {otherName !== title && <span className="block font-normal text-mist text-sm">{otherName}</span>}
          </h1>
          <CallStatus since={snapshot.since} quality={snapshot.quality} />
        </div>
        {isChatting && (
          <ChatPanel
            messages={snapshot.messages}
            otherName={otherName}
            onSay={call.say}
            onClose={() => openChat(false)}
          />
        )}
      </div>
      <SelfView own={own} onAir={onAir} />
      <Switches
        {...props}
        unread={unread}
        isChatting={isChatting}
        onChat={() => openChat(!isChatting)}
        onFullScreen={() => void toggleFullScreen(room.current)}
      />
    </main>
  );
}

function Stage({ snapshot, otherName, speaker, children }: CallScreenProps) {
  const isSeen = snapshot.remote !== null && (snapshot.other.camera || snapshot.other.screen);
  return (
    <>
      {snapshot.remote && (
        <StreamVideo
          stream={snapshot.remote}
          speaker={speaker}
          aria-label={snapshot.other.screen ? `${otherName}'s screen` : `Picture of ${otherName}`}
          className={snapshot.other.screen ? 'object-contain' : isSeen ? undefined : 'invisible'}
        />
      )}
      <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center px-6 text-center">
        {snapshot.state === 'reconnecting' && (
          <p className="rounded-md bg-night-glass px-6 py-4 text-lg">We’ve lost the connection. Reconnecting…</p>
        )}
        {snapshot.state === 'connected' && !isSeen && (
          <p className="rounded-md bg-night-glass px-6 py-4 text-lg">{otherName}'s camera is off.</p>
        )}
        {snapshot.state !== 'connected' && snapshot.state !== 'reconnecting' && children}
        {snapshot.state === 'connected' && !snapshot.other.microphone && (
          <p className="absolute bottom-32 flex items-center gap-2 rounded-md bg-night-glass px-4 py-2 md:bottom-6">
            <MicOff aria-hidden="true" size={18} />
            {otherName} is muted
          </p>
        )}
      </div>
    </>
  );
}

function SelfView({ own, onAir }: Pick<CallScreenProps, 'own' | 'onAir'>) {
  const isSeen = (onAir.camera || onAir.screen) && (own?.getVideoTracks().length ?? 0) > 0;
  return (
    <div className="absolute right-4 bottom-30 aspect-3/4 w-28 overflow-hidden rounded-md bg-night shadow-lift ring-3 ring-white/90 md:right-9 md:bottom-32 md:aspect-4/3 md:w-65">
      {isSeen ? (
        <StreamVideo stream={own} muted mirrored={!onAir.screen} aria-label="Your camera" />
      ) : (
        <p className="grid h-full place-items-center px-2 text-center text-mist text-sm">Your camera is off</p>
      )}
      <span className="absolute bottom-2.5 left-2.5 rounded-sm bg-night-glass px-2.5 py-1 font-semibold text-sm">
        You
      </span>
    </div>
  );
}

interface SwitchesProps extends CallScreenProps {
  unread: number;
  isChatting: boolean;
  onChat(): void;
  onFullScreen(): void;
}

function Switches({ onAir, onSwitch, onToggleScreen, onEnd, unread, isChatting, onChat, onFullScreen }: SwitchesProps) {
  const canShare = typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  return (
    <div
      role="toolbar"
      aria-label="Call"
      className="absolute inset-x-2 bottom-4 flex flex-wrap justify-center gap-2 md:inset-x-0 md:bottom-4.5 md:gap-3"
    >
      <RoundButton
        isNamed
        label={onAir.microphone ? 'Mute' : 'Unmute'}
        icon={onAir.microphone ? <Mic size={24} /> : <MicOff size={24} />}
        aria-pressed={!onAir.microphone}
        onClick={() => onSwitch({ microphone: !onAir.microphone })}
      />
      <RoundButton
        isNamed
        label="Camera"
        icon={onAir.camera ? <Video size={24} /> : <VideoOff size={24} />}
        aria-pressed={!onAir.camera}
        onClick={() => onSwitch({ camera: !onAir.camera })}
      />
      {canShare && (
        <RoundButton
          isNamed
          className="hidden md:grid"
          label={onAir.screen ? 'Stop sharing' : 'Share screen'}
          icon={<MonitorUp size={24} />}
          aria-pressed={onAir.screen}
          onClick={onToggleScreen}
        />
      )}
      <RoundButton
        isNamed
        label={unread > 0 ? `Chat (${unread})` : 'Chat'}
        icon={<MessageSquare size={24} />}
        aria-pressed={isChatting}
        onClick={onChat}
      />
      <RoundButton
        isNamed
        className="hidden md:grid"
        label="Full screen"
        icon={<Maximize size={24} />}
        onClick={onFullScreen}
      />
      <RoundButton isNamed tone="end" label="End call" icon={<PhoneOff size={24} />} onClick={onEnd} />
    </div>
  );
}

async function toggleFullScreen(room: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await room?.requestFullscreen?.();
}
