import { ArrowLeft, ArrowRight, Heart, Navigation, Plus, Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { InCartMark } from '../actions/in-cart-mark.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Flow, Remark, Stack, Tile } from './tile.tsx';

export function Buttons() {
  const [saved, setSaved] = useState(false);
  return (
    <Tile title="Buttons" span={5}>
      <Stack>
        <Flow>
          <Button variant="clay" size="lg">
            Next <ArrowRight aria-hidden="true" />
          </Button>
          <Button>Log in and go on</Button>
        </Flow>
        <Flow>
          <Button variant="secondary">
            <Navigation aria-hidden="true" /> See Directions
          </Button>
          <Button variant="add" size="sm">
            <Plus aria-hidden="true" /> Add
          </Button>
          <Button variant="add-plum" size="sm">
            <Plus aria-hidden="true" /> Add
          </Button>
        </Flow>
        <Flow>
          <Button variant="ghost">
            <ArrowLeft aria-hidden="true" /> Back
          </Button>
          <TextLink standalone href="#times">
            See all times
          </TextLink>
          <IconButton look="line" label="Save" aria-pressed={saved} onClick={() => setSaved(!saved)}>
            <Heart aria-hidden="true" className={saved ? 'fill-clay text-clay' : undefined} />
          </IconButton>
          <Tooltip text="Send this page to a friend">
            <IconButton look="float" label="Share">
              <Share aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </Flow>
        <Flow>
          <Button variant="clay" disabled>
            Next
          </Button>
          <Button variant="clay" busy>
            Confirm
          </Button>
          <InCartMark />
        </Flow>
        <Flow>
          <Button variant="danger">Cancel, refund €40.00</Button>
          <Button variant="danger-outline">Cancel</Button>
        </Flow>
        <div className="flex flex-wrap gap-3 rounded-md bg-thyme-900 p-4">
          <Button variant="light">Book A Discovery Call</Button>
          <Button variant="outline-light">Get Free eBook</Button>
        </div>
        <Remark>48 tall, 44 at least, 56 for the one in clay. Clay once on a page.</Remark>
      </Stack>
    </Tile>
  );
}
