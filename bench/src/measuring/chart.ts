import { type Curve, written } from './figure.ts';

const WIDTH = 340;
const HEIGHT = 240;
const PLOT = { left: 52, right: 16, top: 44, bottom: 44 };

/** One small picture for each curve, side by side: sizes along the bottom by powers of ten, the budget as a dashed line. */
export function drawCurves(curves: readonly Curve[]): string {
  const width = Math.max(1, curves.length) * WIDTH;
  const none = '<text class="faint" x="12" y="22">Not measured on this machine yet</text>';
  const parts =
    curves.length === 0
      ? [none]
      : curves.map((curve, index) => `<g transform="translate(${index * WIDTH} 0)">${drawCurve(curve)}</g>`);
  const style =
    'text{font:12px system-ui,sans-serif;fill:#2b3230}.title{font-weight:600}.faint{fill:#5d6763}.axis{stroke:#c9d0cc}.budget{stroke:#b4532a;stroke-dasharray:5 4}.line{stroke:#2f6b57;stroke-width:2.5;fill:none}.dot{fill:#2f6b57}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="How times grow with what is stored"><style>${style}</style><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}

function drawCurve({ what, unit, along, budget, points }: Curve): string {
  const highest = Math.max(budget, ...points.map(({ value }) => value)) * 1.1;
  const exponents = points.map(({ size }) => Math.log10(size));
  const [least, most] = [Math.min(...exponents), Math.max(...exponents)];
  const span = Math.max(most - least, 1);
  const x = (size: number) =>
    PLOT.left + ((Math.log10(size) - least) / span) * (WIDTH - PLOT.left - PLOT.right - 24) + 12;
  const y = (value: number) => HEIGHT - PLOT.bottom - (value / highest) * (HEIGHT - PLOT.top - PLOT.bottom);
  const floor = y(0);
  const place = ({ size, value }: Curve['points'][number]) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`;
  return [
    `<text class="title" x="12" y="22">${safe(what)}</text>`,
    `<line class="axis" x1="${PLOT.left}" y1="${floor}" x2="${WIDTH - PLOT.right}" y2="${floor}"/>`,
    `<line class="budget" x1="${PLOT.left}" y1="${y(budget)}" x2="${WIDTH - PLOT.right}" y2="${y(budget)}"/>`,
    `<text class="faint" x="${PLOT.left - 6}" y="${y(budget) + 4}" text-anchor="end">${written(budget)} ${unit}</text>`,
    `<polyline class="line" points="${points.map(place).join(' ')}"/>`,
    ...points.map((point) => drawPoint(point, { x: x(point.size), y: y(point.value), floor })),
    `<text class="faint" x="${WIDTH / 2}" y="${HEIGHT - 8}" text-anchor="middle">${safe(along)}</text>`,
  ].join('');
}

function drawPoint({ size, value }: Curve['points'][number], at: { x: number; y: number; floor: number }): string {
  return [
    `<circle class="dot" cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="4"/>`,
    `<text x="${at.x.toFixed(1)}" y="${(at.y - 10).toFixed(1)}" text-anchor="middle">${written(value)}</text>`,
    `<text class="faint" x="${at.x.toFixed(1)}" y="${at.floor + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  ].join('');
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
