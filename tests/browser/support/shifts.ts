import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Records layout shifts that no user input caused, from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node)));
        shifts.push(`${value} by ${nodes.map((html) => html.slice(0, 80)).join(' and ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Within two frames, the browser reports all shifts. */
export function shiftsOf(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return window.shifts;
  });
}
