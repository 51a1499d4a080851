import { Stack, Tile } from './tile.tsx';

const swatches = [
  ['Thyme 900', '#12352A', 'bg-thyme-900'],
  ['Thyme 700', '#1F5A45', 'bg-thyme-700'],
  ['Thyme 500', '#3C8467', 'bg-thyme-500'],
  ['Thyme 300', '#9CC7B1', 'bg-thyme-300'],
  ['Thyme 100', '#E4F0E9', 'bg-thyme-100'],
  ['Clay 700', '#A8432A', 'bg-clay-700'],
  ['Clay', '#C4573A', 'bg-clay'],
  ['Clay 100', '#F8E6DE', 'bg-clay-100'],
  ['Honey', '#E9AE4A', 'bg-honey'],
  ['Honey 100', '#FBEED6', 'bg-honey-100'],
  ['Plum', '#6B4C7A', 'bg-plum'],
  ['Plum 100', '#EFE8F3', 'bg-plum-100'],
  ['Danger', '#B3261E', 'bg-danger'],
  ['Paper', '#FBF7F0', 'bg-paper'],
  ['Sand', '#F3EDE2', 'bg-sand'],
  ['Field line', '#858E87', 'bg-line-strong'],
] as const;

export function Colours() {
  return (
    <Tile title="Colour" span={12}>
      <ul className="grid grid-cols-4 gap-3 text-sm lg:grid-cols-8">
        {swatches.map(([name, value, fill]) => (
          <li key={name} className="leading-snug">
            <span className={`mb-2 block h-14 rounded-sm inset-ring inset-ring-ink/8 ${fill}`} />
            <b className="block font-semibold">{name}</b>
            <span className="text-ink-soft figures">{value}</span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

export function Type() {
  return (
    <Tile title="Type" span={7}>
      <Stack gap="gap-3">
        <p className="display-64">Fern &amp; Fold</p>
        <p className="display-48">Thu 13 August</p>
        <p className="display-36">Book A Service</p>
        <p className="display-28">My Cart</p>
        <p className="display-22">Cut &amp; style</p>
        <p className="text-lg">18. Service names and the policy sentence.</p>
        <p>
          16. Everything people read. <span className="text-ink-soft">Soft ink for what supports it.</span>
        </p>
        <p className="text-sm text-ink-soft">14. Labels, hints, fine print. Nothing is smaller.</p>
      </Stack>
    </Tile>
  );
}
