import { isAllowed } from '@thyme/domain/people';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { startOfMonth, sumSpent } from '../messages/index.ts';
import { readSettings } from '../reminders/index.ts';
import { listChoices, type SegmentChoices } from './audience-store.ts';
import { type CampaignResult, countComplaints, listResults } from './results-store.ts';
import * as store from './store.ts';

export interface DeskCampaign {
  row: store.CampaignRow;
  zone: string;
  counts: store.Progress[];
  result: CampaignResult | null;
  /** Guests who reported it as spam or answered STOP to it. */
  complaints: number;
  seesMoney: boolean;
}

export interface DeskCampaigns {
  campaigns: DeskCampaign[];
  choices: SegmentChoices;
  /** In cents, for one part of a text. */
  textPrice: number;
  textLimit: number | null;
  spent: number;
  quiet: { from: number; until: number };
  hasTexts: boolean;
  isDemo: boolean;
}

const SHOWN = 100;

async function describe(
  { db }: Services,
  membership: Membership,
  rows: readonly store.CampaignRow[],
): Promise<DeskCampaign[]> {
  const ids = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  const [counts, results, complaints] = await Promise.all([
    store.countRecipients(db, ids),
    listResults(db, ids),
    countComplaints(db, membership.businessId, ids),
  ]);
  return rows.map((row) => ({
    row,
    zone: membership.zone,
    counts: counts.filter(({ campaignId }) => campaignId === row.id),
    result: results.find(({ campaignId }) => campaignId === row.id) ?? null,
    complaints: complaints.get(row.id) ?? 0,
    seesMoney: isAllowed(membership, 'money'),
  }));
}

/** Everything on the desk's page of campaigns. */
export async function readCampaigns(services: Services, viewer: Viewer, businessId: number): Promise<DeskCampaigns> {
  const membership = await requireMembership(services, viewer, businessId, 'manager');
  const { db, clock, config, texts } = services;
  const [rows, choices, { quiet, textLimit }, spent] = await Promise.all([
    store.listCampaigns(db, businessId, SHOWN),
    listChoices(db, businessId),
    readSettings(db, businessId),
    sumSpent(db, businessId, startOfMonth(membership.zone, clock.now())),
  ]);
  return {
    campaigns: await describe(services, membership, rows),
    choices,
    textPrice: config.textPrice,
    textLimit,
    spent,
    quiet,
    hasTexts: texts.canSend('text'),
    isDemo: !texts.isReal && texts.canSend('text'),
  };
}
