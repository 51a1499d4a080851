import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { MoneyBar } from '../display/money-bar.tsx';
import { PolicyTimeline } from '../display/policy-timeline.tsx';
import { Breadcrumbs, Crumb } from '../navigation/breadcrumbs.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { SegmentedControl } from '../navigation/segmented-control.tsx';
import { Steps } from '../navigation/steps.tsx';
import { LinkTab, LinkTabs, Tab, TabList, TabPanel, Tabs } from '../navigation/tabs.tsx';
import { Stack, Tile } from './tile.tsx';

const sections = ['Services', 'Classes & courses', 'Vouchers', 'Reviews', 'About'];

export function TabsAndSteps() {
  const [visit, setVisit] = useState('one');
  return (
    <Tile title="Tabs, steps, policy" span={7}>
      <Stack gap="gap-7">
        <Tabs defaultValue="Services">
          <TabList label="Sections">
            {sections.map((section) => (
              <Tab key={section} value={section}>
                {section}
              </Tab>
            ))}
          </TabList>
          {sections.map((section) => (
            <TabPanel key={section} value={section} className="text-ink-soft">
              {section} of Fern &amp; Fold.
            </TabPanel>
          ))}
        </Tabs>
        <div>
          <SegmentedControl
            label="How to come"
            value={visit}
            onValueChange={setVisit}
            segments={[
              { value: 'one', label: 'One visit' },
              { value: 'apart', label: 'Separate times' },
            ]}
          />
        </div>
        <Steps steps={['Date and time', 'Log in', 'Confirm']} current={1} />
        <PolicyTimeline
          look="band"
          stages={[
            { kind: 'free', title: 'Free', when: 'When you book', detail: 'Move or cancel freely' },
            { kind: 'part', title: '50%', when: '48 hours before', detail: 'Half the price' },
            { kind: 'full', title: '100%', when: 'On the day', detail: 'Full price' },
          ]}
        />
      </Stack>
    </Tile>
  );
}

export function Policy() {
  return (
    <Tile title="Policy of one appointment" span={7}>
      <h3 className="mb-3 text-lg font-semibold">What you booked</h3>
      <MoneyBar
        paid={{ value: 28.5, amount: '€28.50', label: 'paid, 30% deposit' }}
        due={{ value: 66.5, amount: '€66.50', label: 'on the day' }}
      />
      <h3 className="mt-7 mb-3 border-t border-line pt-6 text-lg font-semibold">
        Free to cancel until Tue 11 Aug, 11:30 am, Irish time
      </h3>
      <PolicyTimeline
        now={{ stage: 0, through: 0.52 }}
        stages={[
          { kind: 'free', title: 'Free', detail: 'until Tue 11 Aug, 11:30 am' },
          { kind: 'part', title: '50% kept', detail: 'from 48 hours before' },
          { kind: 'full', title: '100% kept', detail: 'on Thu 13 Aug' },
        ]}
      />
    </Tile>
  );
}

export function Paths() {
  return (
    <Tile title="Paths and pages" span={5}>
      <Stack>
        <Breadcrumbs>
          <Crumb href="#home">Home</Crumb>
          <Crumb href="#blog">Blog</Crumb>
          <Crumb here>Evenings that fill themselves</Crumb>
        </Breadcrumbs>
        <LinkTabs label="Account">
          <LinkTab href="#appointments" active count={4}>
            Upcoming
          </LinkTab>
          <LinkTab href="#past" count={10}>
            Past
          </LinkTab>
        </LinkTabs>
        {/* biome-ignore lint/a11y/useAnchorContent: the number is put in by the component */}
        <Pagination page={3} pages={12} link={(page) => <a href={`#page-${page}`} />} />
        <Button variant="secondary" wide asChild>
          <a href="#more">A button that is a link</a>
        </Button>
      </Stack>
    </Tile>
  );
}
