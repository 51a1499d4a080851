import { Button, Logo } from '@thyme/ui';
import { BrandIcon } from '@thyme/ui/media/brand-icon.tsx';
import { ArrowUpRight } from 'lucide-react';
import type { OutsideLinks } from '../../lib/page/site-config.ts';
import { networkNames } from '../../lib/page/social-networks.ts';
import { company, footerLinks } from '../links.ts';
import { SiteLink } from '../site-link.tsx';

const link = 'inline-flex min-h-11 items-center gap-1 no-underline hover:underline nav:min-h-10';

interface FooterProps {
  /** Where the business site opens for this visitor. */
  businessUrl: string;
  outside: OutsideLinks;
}

export function Footer({ businessUrl, outside }: FooterProps) {
  const year = new Date().getUTCFullYear();
  const hasApp = Object.values(outside.apps.guest).some(Boolean);
  return (
    <footer className="far [contain-intrinsic-block-size:auto_1344px] sm:[contain-intrinsic-block-size:auto_1170px] nav:[contain-intrinsic-block-size:auto_606px] bg-thyme-900 pt-12 pb-8 text-mist [&_:focus-visible]:outline-honey nav:pt-16">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-6 border-b border-night-line pb-11">
          <div>
            <SiteLink to="/home" aria-label="Thyme, home" className="no-underline">
              <Logo light className="text-[2rem]!" />
            </SiteLink>
            <p className="mt-1 text-thyme-300">Time for yourself.</p>
          </div>
          <div className="flex w-full flex-wrap gap-3 sm:w-auto">
            <Button variant="light" asChild className="max-sm:w-full">
              <SiteLink to="/system/book-a-call">Book A Discovery Call</SiteLink>
            </Button>
            <Button variant="outline-light" asChild className="max-sm:w-full">
              <SiteLink to="/get-free-ebook">Get Free eBook</SiteLink>
            </Button>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-8 py-11 nav:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
          <FindUs />
          {footerLinks.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2 className="mb-2.5 font-semibold text-white">{label}</h2>
              <ul>
                {links.map((entry) => (
                  <li key={entry.to}>
                    {'account' in entry ? (
                      <GuestLink {...entry} />
                    ) : (
                      <SiteLink to={entry.to} className={link}>
                        {'withoutStore' in entry && !hasApp ? entry.withoutStore : entry.text}
                      </SiteLink>
                    )}
                  </li>
                ))}
                {label === 'Business' && (
                  <li>
                    <a href={businessUrl} rel="external" className={link}>
                      Business Log In <ArrowUpRight aria-hidden="true" className="size-3.5" />
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-5 border-t border-night-line pt-5 text-sm">
          <p>
            © {year} {company.name}. Prices include VAT.
          </p>
          {outside.social.length > 0 && <Social links={outside.social} />}
        </div>
      </div>
    </footer>
  );
}

interface GuestLinkProps {
  to: string;
  text: string;
  account: { to: string; text: string };
}

/** The login for visitors, the account for guests. The stylesheet shows the right one before React starts. */
function GuestLink({ to, text, account }: GuestLinkProps) {
  return (
    <>
      <SiteLink to={to} className={`${link} visitor-only`}>
        {text}
      </SiteLink>
      <SiteLink to={account.to} className={`${link} guest-only`}>
        {account.text}
      </SiteLink>
    </>
  );
}

function FindUs() {
  return (
    <div className="max-nav:col-span-2">
      <h2 className="mb-4 font-semibold text-white">Find us</h2>
      <address className="mb-2.5 leading-[1.7]">
        {[company.name, ...company.address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="flex flex-col items-start">
        <a href={company.phone.href} className={link}>
          {company.phone.text}
        </a>
        <a href={`mailto:${company.email}`} className={link}>
          {company.email}
        </a>
      </p>
    </div>
  );
}

function Social({ links }: { links: OutsideLinks['social'] }) {
  return (
    <ul aria-label="Thyme on social media" className="-mr-3 flex gap-1 text-white">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            aria-label={networkNames[network]}
            rel="noopener"
            className="grid size-11 place-items-center rounded-sm hover:bg-white/10"
          >
            <BrandIcon brand={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
