import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const axePlaywright = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeScript = createRequire(axePlaywright).resolve('axe-core/axe.min.js');

/** Without the wrapper of `@axe-core/playwright`, which is for frames and takes three times as long. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(axeScript, 'utf8'));
}

interface Options {
  page: Page;
  /** A selector; default: the whole page. */
  within?: string;
  /** Names of rules; default: all of WCAG 2.2 AA, and axe's best practices. */
  rules?: string[];
}

/** Of axe's results, what reports keep. */
export interface AxeFindings {
  passes: { id: string }[];
  violations: { id: string; help: string; nodes: string[] }[];
}

/** What axe finds. */
export function axeFindings({ page, within = 'html', rules }: Options): Promise<AxeFindings> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const runOnly: RunOptions['runOnly'] =
    rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules };
  return page.evaluate(
    async ({ context, options }) => {
      if (window.axe === undefined) throw new Error('axe is not loaded.');
      const results = await window.axe.run(context, options);
      return {
        passes: results.passes.map(({ id }) => ({ id })),
        violations: results.violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`),
        })),
      };
    },
    { context: within, options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions },
  );
}

/** What axe finds wrong, a line each. */
export async function violationsOf(options: Options): Promise<string[]> {
  return violationLines(await axeFindings(options));
}

export function violationLines({ violations }: AxeFindings): string[] {
  return violations.map(({ id, help, nodes }) => `${id}: ${help}, at ${nodes.slice(0, 3).join(' and ')}`);
}
