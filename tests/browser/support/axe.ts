import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions, Spec } from 'axe-core';

declare global {
  interface Window {
    axe?: {
      run: (context: string, options: RunOptions) => Promise<AxeResults>;
      configure: (spec: Spec) => void;
    };
  }
}

const axePlaywright = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeScript = createRequire(axePlaywright).resolve('axe-core/axe.min.js');

const lookMark = 'data-look';

/** The `@axe-core/playwright` wrapper handles frames and takes three times as long. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(axeScript, 'utf8'));
  await page.evaluate(
    (selector) =>
      window.axe?.configure({
        // Selectors are enough to find the elements.
        noHtml: true,
        rules: [
          { id: 'color-contrast', selector },
          // Measuring the contrast between every link and its surrounding text is slow. It isn't needed, because links
          // also have another style, such as an underline.
          { id: 'link-in-text-block', any: ['link-in-text-block-style'] },
        ],
      }),
    `[${lookMark}]`,
  );
}

/**
 * Marks one element for each distinct appearance. Measuring the contrast of all elements took three quarters of axe's
 * time, and found no other problems.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || element === null) return known ?? '';
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, position].join();
      const ground = `${groundOf(element.parentElement)}/${own === plain ? '' : own}`.replace(/\/+$/, '');
      grounds.set(element, ground);
      return ground;
    };
    const plain = ['rgba(0, 0, 0, 0)', 'none', '1', 'none', 'static'].join();
    const looks = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const hasText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          ({ nodeType, data = '' }: Node & { data?: string }) => nodeType === 3 && /\S/.test(data),
        );
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fill, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const look = [groundOf(element), color, fill, fontSize, fontWeight, textShadow].join('|');
      if (looks.has(look)) continue;
      looks.add(look);
      element.setAttribute(mark, '');
    }
  }, lookMark);
}

interface Options {
  page: Page;
  within?: string;
  /** The IDs of axe rules. Default: all rules for WCAG 2.2 AA, and axe's best practices. */
  rules?: string[];
}

export interface AxeFindings {
  passes: { id: string }[];
  violations: { id: string; help: string; nodes: string[] }[];
}

export async function axeFindings({ page, within = 'html', rules }: Options): Promise<AxeFindings> {
  await markLooks(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const runOnly: RunOptions['runOnly'] =
    rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules };
  return page.evaluate(
    async ({ context, options, mark }) => {
      if (window.axe === undefined) throw new Error('axe is not loaded.');
      const results = await window.axe.run(context, options);
      // React would report the marks as hydration mismatches.
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      return {
        passes: results.passes.map(({ id }) => ({ id })),
        violations: results.violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`),
        })),
      };
    },
    {
      context: within,
      options: {
        runOnly,
        resultTypes: ['violations'],
        // axe would also fetch and parse all style sheets, which only disabled rules need.
        preload: { assets: ['media'] },
      } satisfies RunOptions,
      mark: lookMark,
    },
  );
}

export async function violationsOf(options: Options): Promise<string[]> {
  return violationLines(await axeFindings(options));
}

export function violationLines({ violations }: AxeFindings): string[] {
  return violations.map(({ id, help, nodes }) => `${id}: ${help}, at ${nodes.slice(0, 3).join(' and ')}`);
}
