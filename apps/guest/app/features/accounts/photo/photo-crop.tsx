import { Button } from '@thyme/ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Crop, MOST_ZOOM, sideOf, squareOf, wholePicture, within } from './crop.ts';

const SHOWN = 280;
const SIDE = 800;
const STEP = 0.04;

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped square as a file of its own, without the metadata of the original. */
function cut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  paint(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the square: dragging moves the picture, arrow keys move the square. */
function useCrop(picture: ImageBitmap) {
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const move = (x: number, y: number) => setCrop((now) => within(picture, { ...now, x: now.x + x, y: now.y + y }));
  const perPixel = sideOf(picture, crop.zoom) / SHOWN;
  return {
    crop,
    zoom: (zoom: number) => setCrop((now) => within(picture, { ...now, zoom })),
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 1) move(-event.movementX * perPixel, -event.movementY * perPixel);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = moves[event.key];
      if (!step) return;
      event.preventDefault();
      const length = sideOf(picture, crop.zoom) * STEP;
      move(step[0] * length, step[1] * length);
    },
  };
}

/** Cuts out the square as it is chosen now; null when the browser cannot. */
export type CutPhoto = () => Promise<Blob | null>;

interface PhotoCropProps {
  picture: ImageBitmap;
  busy: boolean;
  /** For the form, whose Save also takes the square as it is. */
  cutter: Ref<CutPhoto>;
  onDone: () => void;
  onCancel: () => void;
}

/** Chooses the square of a picture that becomes the avatar. */
export function PhotoCrop({ picture, busy, cutter, onDone, onCancel }: PhotoCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { crop, zoom, onPointerMove, onKeyDown } = useCrop(picture);

  useImperativeHandle(cutter, () => () => cut(picture, crop), [picture, crop]);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => canvas.current?.focus(), []);

  return (
    <div className="grid justify-items-center gap-4 rounded-md bg-paper p-5">
      <canvas
        ref={canvas}
        width={SHOWN * 2}
        height={SHOWN * 2}
        tabIndex={0}
        aria-label="Your photo. Drag it or use the arrow keys to choose what is shown"
        style={{ width: SHOWN, height: SHOWN }}
        className="max-w-full cursor-move touch-none rounded-full bg-sand focus-visible:focus-ring"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <label className="flex w-full max-w-80 items-center gap-3">
        <span className="text-sm font-semibold">Zoom</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ currentTarget }) => zoom(Number(currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-thyme-700"
        />
      </label>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" size="sm" disabled={busy} onClick={onCancel}>
          Choose another
        </Button>
        <Button size="sm" busy={busy} onClick={onDone}>
          Use this photo
        </Button>
      </div>
    </div>
  );
}
