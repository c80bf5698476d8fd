'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import start from './start';

export const hydrate = 'intent';

export default function ReadingAids(): ReactNode {
  const host = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (host.current !== null && opener.current !== null) start(host.current, opener.current);
  }, []);
  return (
    <section ref={host} className="aids" aria-label="Reading aids">
      <button ref={opener} type="button" className="aids-opener" aria-expanded="false">
        Reading aids
      </button>
    </section>
  );
}
