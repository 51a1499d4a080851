import { ArrowRight, Bell, CalendarDays, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { RadioCard, RadioGroup } from '../fields/radio-group.tsx';
import { ProgressLine, Steps } from '../navigation/steps.tsx';
import { Dialog, DialogChoice, DialogClose, DialogContent, DialogTrigger } from '../overlays/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../overlays/dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import { Sheet, SheetContent, SheetTrigger } from '../overlays/sheet.tsx';
import { Flow, Remark, Tile } from './tile.tsx';

export function Overlays() {
  return (
    <Tile title="Dialog, sheet, menu, popover" span={12}>
      <Flow>
        <WaitingListDialog />
        <BookingDialog />
        <CartSheet />
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>
              <b className="font-semibold">Niamh Gallagher</b>
              <br />
              <span className="text-sm text-ink-soft">niamh@example.com</span>
            </DropdownMenuLabel>
            <DropdownMenuItem>
              <CalendarDays aria-hidden="true" /> My Appointments
            </DropdownMenuItem>
            <DropdownMenuItem>
              <Bell aria-hidden="true" /> Notifications
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger>
              <LogOut aria-hidden="true" /> Log out
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="secondary">Popover</Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Distance" className="w-72">
            As the crow flies from Ranelagh.
          </PopoverContent>
        </Popover>
      </Flow>
      <div className="mt-3">
        <Remark>Escape closes; the focus returns to the button.</Remark>
      </div>
    </Tile>
  );
}

function WaitingListDialog() {
  const [choice, setChoice] = useState('day');
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Join Cancellation List</Button>
      </DialogTrigger>
      <DialogContent
        title="Join Cancellation List"
        description="Friday 14 August is full. We’ll email you when a time comes free."
        foot={
          <>
            <DialogClose asChild>
              <Button variant="secondary" className="max-md:flex-1">
                No
              </Button>
            </DialogClose>
            <DialogClose asChild>
              <Button className="min-w-30 max-md:flex-1">Yes</Button>
            </DialogClose>
          </>
        }
      >
        <RadioGroup label="For which days" hideLabel value={choice} onValueChange={setChoice}>
          <RadioCard value="day">Only Friday 14 August</RadioCard>
          <RadioCard value="week">That week, 10 – 16 August</RadioCard>
          <RadioCard value="month">Any day in August</RadioCard>
        </RadioGroup>
      </DialogContent>
    </Dialog>
  );
}

function BookingDialog() {
  const steps = ['Date and time', 'Log in', 'Confirm'];
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Dialog with steps</Button>
      </DialogTrigger>
      <DialogContent
        title="Book at Fern & Fold"
        hideTitle
        width="wide"
        head={<Steps steps={steps} current={0} />}
        progress={<ProgressLine current={0} total={steps.length} />}
        foot={
          <>
            <DialogChoice title="Thu 13 August, 11:30 am" detail="Cut & finish, 1 h" />
            <Button variant="clay" size="lg" className="max-md:w-full">
              Next <ArrowRight aria-hidden="true" />
            </Button>
          </>
        }
      >
        <h3 className="display-36">When suits you?</h3>
        <p className="mt-2 text-ink-soft">Cut &amp; finish, 1 h, at Fern &amp; Fold.</p>
      </DialogContent>
    </Dialog>
  );
}

function CartSheet() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="secondary">Sheet</Button>
      </SheetTrigger>
      <SheetContent
        title="My Cart"
        note="1 item"
        foot={
          <Button variant="clay" size="lg" wide>
            Next <ArrowRight aria-hidden="true" />
          </Button>
        }
      >
        <dl className="flex justify-between gap-4 py-3">
          <dt className="font-semibold">Cut &amp; finish</dt>
          <dd className="font-semibold figures">€68.00</dd>
        </dl>
        <dl className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-semibold">
            Total Cost <span className="block text-sm font-normal text-ink-soft">*vat included</span>
          </dt>
          <dd className="display-sum">€68.00</dd>
        </dl>
      </SheetContent>
    </Sheet>
  );
}
