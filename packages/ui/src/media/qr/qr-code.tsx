import { clsx } from 'clsx';
import { encodeQr } from './encode.ts';

const QUIET = 4;

/** An address as a QR code, with the quiet zone that readers need. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const modules = encodeQr(text);
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('bg-white', className)}
    >
      <path d={path} className="fill-thyme-900" />
    </svg>
  );
}
