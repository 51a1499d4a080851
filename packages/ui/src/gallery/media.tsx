import { Avatar } from '../display/avatar.tsx';
import { Card } from '../display/card.tsx';
import { Stars } from '../display/rating.tsx';
import { BrandIcon } from '../media/brand-icon.tsx';
import { CardMark } from '../media/card-mark.tsx';
import { Carousel } from '../media/carousel.tsx';
import { Logo } from '../media/logo.tsx';
import { ProviderIcon } from '../media/provider-icon.tsx';
import { Flow, Stack, Tile } from './tile.tsx';

const quotes = [
  ['Sorcha', 'The times on the page are the times there are. I booked in the queue for coffee.'],
  ['Tomás', 'I moved my appointment at midnight and nobody had to ring anybody.'],
  ['Aoibhinn', 'The deposit was clear before I paid it, and so was how to get it back.'],
  ['Fergal', 'Gave my sister a voucher. The sprig shows what she has left, which she likes.'],
  ['Maeve', 'Found a free evening class two streets away.'],
] as const;

export function Slides() {
  return (
    <Tile title="Carousel" span={12}>
      <Carousel label="What guests say" head={<h3 className="display-28">What guests say</h3>}>
        {quotes.map(([name, words]) => (
          <Card key={name} asChild look="raised" className="grid h-full grid-rows-[auto_1fr_auto] gap-4">
            <figure>
              <Stars value={5} />
              <blockquote className="text-lg text-pretty">{words}</blockquote>
              <figcaption className="flex items-center gap-3 border-t border-line pt-4">
                <Avatar name={name} /> {name}, demo guest
              </figcaption>
            </figure>
          </Card>
        ))}
      </Carousel>
    </Tile>
  );
}

export function Marks() {
  return (
    <Tile title="Marks" span={5}>
      <Stack>
        <Flow>
          <Logo />
          <span className="rounded-sm bg-thyme-900 px-4 py-1">
            <Logo light />
          </span>
        </Flow>
        <Flow>
          <BrandIcon brand="facebook" />
          <BrandIcon brand="instagram" />
          <BrandIcon brand="linkedin" />
          <BrandIcon brand="tiktok" />
          <CardMark network="visa" />
          <CardMark network="mastercard" />
          <CardMark network="amex" />
          <CardMark network="discover" />
          <CardMark network="jcb" />
          <CardMark network="card" />
          <ProviderIcon provider="google" />
          <ProviderIcon provider="apple" />
          <ProviderIcon provider="facebook" />
        </Flow>
      </Stack>
    </Tile>
  );
}
