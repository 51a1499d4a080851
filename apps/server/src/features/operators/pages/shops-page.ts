import { formatDay, wallOf } from '@thyme/domain/time';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { ShopOverview } from '../operator-shops.ts';
import type { Operator } from '../sessions.ts';
import type { ListedShop } from '../shops-store.ts';
import { frame, pager } from './frame.ts';

const statuses: Readonly<Record<string, string>> = {
  trialing: 'in its trial',
  active: 'paid',
  past_due: 'payment overdue',
};

/** Every shop: its owner, whether guests see it, its plan and how busy it is. */
export function shopsPage(
  { search, items, ...page }: ShopOverview,
  { operator, nonce }: { operator: Operator; nonce: string },
): string {
  const form = `<form method="get" action="/operator/shops" role="search" class="find"><label for="q">Name, page address or owner’s email</label><span><input id="q" name="q" type="search" maxlength="100" value="${escapeHtml(search)}"><button class="main">Search</button></span></form>`;
  const table = `<table><thead><tr><th>Shop</th><th>Owner</th><th>Plan</th><th>Appointments</th><th>With us</th></tr></thead><tbody>${items.map(row).join('')}</tbody></table>${pager(`/operator/shops?q=${encodeURIComponent(search)}&amp;`, page)}`;
  const nothing = search === '' ? 'No shop has signed up yet.' : `No shop matches “${escapeHtml(search)}”.`;
  const body = `<h1>Shops</h1><p class="quiet">Views of this list are logged.</p>${form}${items.length === 0 ? `<p class="card">${nothing}</p>` : table}`;
  return frame({ title: 'Shops', nonce, operator, current: 'shops' }, body);
}

function row(shop: ListedShop): string {
  const { name, slug, area, country, published, ownerName, ownerEmail, plan, planStatus } = shop;
  const address = published
    ? `<a href="/${escapeHtml(slug)}">${escapeHtml(name)}</a>`
    : `${escapeHtml(name)} <small>Not on the site</small>`;
  const place = [area, country].filter(Boolean).join(', ');
  const owner = ownerEmail ? `${escapeHtml(ownerName ?? '')}<small>${escapeHtml(ownerEmail)}</small>` : 'Nobody';
  const paid = plan ? `${escapeHtml(plan)}<small>${statuses[planStatus ?? ''] ?? ''}</small>` : 'No plan';
  return `<tr><td>${address}<small>${escapeHtml(place)}</small></td><td>${owner}</td><td>${paid}</td><td>${shop.lastMonth} in the last 30 days<small>${shop.nextMonth} in the next 30</small></td><td>Since ${formatDay(wallOf('Europe/Dublin', shop.createdAt), { year: true })}</td></tr>`;
}
