import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPackage } from '../read/find-package.js';
import type { Loose } from '../values.js';
import { objectOf } from '../values.js';

interface Text {
  content: string;
  options?: Loose | undefined;
}

type ReadingTime = (input: Text & Loose & { defaultReadingTime: (text: Text) => number }) => unknown;

/** Older versions of Docusaurus use the `reading-time` package, which counts words differently. */
export function withInstalledReadingTime({ options, siteDir }: { options: Loose; siteDir: string }): Loose {
  const count = installedCount(siteDir);
  if (count === undefined) return options;
  const defaultReadingTime = ({ content, options: own }: Text): number => count(content, own).minutes;
  const given = options.readingTime as ReadingTime | undefined;
  const readingTime: ReadingTime = (input) =>
    given === undefined ? defaultReadingTime(input) : given({ ...input, defaultReadingTime });
  return { ...options, readingTime };
}

type Count = (content: string, options?: Loose) => { minutes: number };

function installedCount(siteDir: string): Count | undefined {
  const manifest = findPackage({ from: join(siteDir, 'package.json'), chain });
  if (manifest === undefined) return undefined;
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Loose;
  if (objectOf(dependencies)['reading-time'] === undefined) return undefined;
  try {
    const module = createRequire(manifest)('reading-time') as Count | { default: Count };
    return typeof module === 'function' ? module : module.default;
  } catch {
    // The package is not installed.
    return undefined;
  }
}

const chain = ['@docusaurus/preset-classic', '@docusaurus/plugin-content-blog'];
