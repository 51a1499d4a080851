import { act, render } from '@thyme/ui/testing.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { choose } from '../../lib/visitor/consent/choice.ts';
import { CrmUnsubscribe } from './crm-unsubscribe.tsx';
import { FormFrame } from './form-frame.tsx';
import { writeResize } from './resize-messages.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('what replaces our own', () => {
  it('[CONTENT-060] the unsubscribe script is loaded with the record id from the hash of the address', () => {
    window.history.replaceState(null, '', '/unsubscribe#rec-17');
    const { container, unmount } = render(<CrmUnsubscribe src="https://crm.example/unsubscribe.js" />);
    const script = container.querySelector('script');
    expect([script?.src, script?.dataset.recordId]).toEqual(['https://crm.example/unsubscribe.js', 'rec-17']);
    unmount();
    expect(document.querySelector('script[src*="crm.example"]')).toBeNull();
  });

  it('[CONTENT-061] an outside form is in a frame of its own; the site adds no field and no check', () => {
    choose('yes');
    const { container } = render(<FormFrame src="https://forms.example/ebook" title="Get Free eBook" />);
    expect(container.querySelector('iframe')?.src).toBe('https://forms.example/ebook');
    expect(container.querySelectorAll('form, input, [role="alert"]')).toHaveLength(0);
  });

  it('[CONST-045] [CONST-046] the frame starts 352 px tall and becomes 15 px taller than its form says, and ignores other senders', () => {
    const { container } = render(<FormFrame src="/forms/ebook" title="Get Free eBook" />);
    const frame = container.querySelector('iframe');
    const says = (source: MessageEventSource | null | undefined) => {
      const data = writeResize({ form: 'ebook', height: 400, flagged: false });
      act(() => {
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: window.location.origin, source: source ?? null }),
        );
      });
      return frame?.style.height;
    };
    expect(frame?.style.height).toBe('352px');
    expect(says(window)).toBe('352px');
    expect(says(frame?.contentWindow)).toBe('415px');
  });
});
