import { parseArgs } from 'node:util';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Project } from '@playwright/test';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import type { Mode } from './tests/browser/support/docusaurus-site.js';

/** The first of six ports. To test two checkouts at the same time, set `TEST_PORT` in one of them. */
const firstPort = Number(process.env.TEST_PORT ?? 4310);
/** Each site is served twice: as built, and by the dev server. The same tests run against both. */
const ports = {
  built: firstPort,
  dev: firstPort + 1,
  islandsBuilt: firstPort + 2,
  islandsDev: firstPort + 3,
  frameBuilt: firstPort + 4,
  frameDev: firstPort + 5,
};
const siteBase = '/aac-voice-api/';
const islandsBase = '/islands/';
const islandsFolder = 'tests/fixtures/islands';
const frameBase = '/frame/';
const frameFolder = 'tests/fixtures/versions-and-locales';

const isRoot = process.getuid?.() === 0;

const chosen = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values.project;

function address({ port, base }: { port: number; base: string }): string {
  return `http://localhost:${port}${base}`;
}

/**
 * In these files, a recording plays in real time. The tests run after all others, because Chromium drops sound if four
 * workers share two cores.
 */
const spoken = '**/spoken*.spec.ts';
const spokenPrefix = 'spoken-';

/** A project that isn't selected has no server, because starting a server takes seconds. */
function server({ project, command, url }: { project: string; command: string; url: string }) {
  const isNeeded = (name: unknown): boolean => name === project || String(name).startsWith(spokenPrefix);
  if (chosen !== undefined && !chosen.some(isNeeded)) return [];
  // A server that is already running may serve older files.
  return [
    {
      command,
      url,
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 500 } as const,
    },
  ];
}

/**
 * A second `--disable-features` replaces the first, so this list repeats the features that Playwright disables. It adds
 * parts of Chromium's UI that no test uses. Setting them up takes a third of the time to open a page.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SkipListAccountsWithoutGaiaCookies',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const launchOptions = {
  executablePath: findBrowser(),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    `--disable-features=${disabledFeatures.join(',')}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--no-first-run',
    // On a machine without a graphics card, Chromium would emulate one. Plain software rendering takes an eighth of the
    // CPU time.
    '--disable-gpu',
  ],
};

type BrowserProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & Pick<Mode, 'mode'>> & {
  name: string;
};

const smallProjects: BrowserProject[] = [
  // Starting a worker costs two seconds of CPU time, so each small project has a single worker. The small projects
  // come first, so no worker is idle while the two large projects run.

  // In these tests, a hostile script that runs would leave traces, so each test gets a new browser context.
  { name: 'hostile', workers: 1, testDir: 'tests/browser/hostile', use: { reuseContext: false } },
  { name: 'sign-in', workers: 1, testDir: 'tests/browser/sign-in', use: { reuseContext: false } },
  {
    name: 'islands-dev',
    workers: 1,
    testDir: 'tests/browser/islands',
    grepInvert: /@built/,
    use: { baseURL: address({ port: ports.islandsDev, base: islandsBase }) },
  },
  { name: 'editing', workers: 1, testDir: 'tests/browser/editing' },
  {
    name: 'islands-built',
    workers: 1,
    testDir: 'tests/browser/islands',
    grepInvert: /@dev/,
    use: { baseURL: address({ port: ports.islandsBuilt, base: islandsBase }) },
  },
  {
    name: 'frame-built',
    workers: 1,
    testDir: 'tests/browser/frame',
    grepInvert: /@dev/,
    use: { baseURL: address({ port: ports.frameBuilt, base: frameBase }) },
  },
  {
    name: 'frame-dev',
    workers: 1,
    testDir: 'tests/browser/frame',
    grepInvert: /@built/,
    use: { baseURL: address({ port: ports.frameDev, base: frameBase }) },
  },
  {
    name: 'docusaurus-dev',
    workers: 1,
    testDir: 'tests/browser/docusaurus',
    grepInvert: /@built/,
    use: { mode: 'dev' },
  },
  { name: 'docusaurus-built', workers: 1, testDir: 'tests/browser/docusaurus', use: { mode: 'built' } },
];

const largeProjects: BrowserProject[] = [
  {
    // These tests serve their own pages, and grant the microphone themselves.
    name: 'library',
    testDir: 'tests/browser/library',
    use: {
      reuseContext: false,
      launchOptions: {
        ...launchOptions,
        args: [...launchOptions.args, '--use-fake-device-for-media-stream'],
      },
    },
  },
  {
    name: 'dev',
    testDir: 'tests/browser/site',
    grepInvert: /@built/,
    use: { reuseContext: false, baseURL: address({ port: ports.dev, base: siteBase }) },
  },
  {
    name: 'built',
    testDir: 'tests/browser/site',
    grepInvert: /@dev/,
    use: { baseURL: address({ port: ports.built, base: siteBase }) },
  },
];

export default defineConfig<object, Pick<Mode, 'mode'>>({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Four workers for two cores, because tests spend half of their time waiting for timers and servers.
  workers: 4,
  // On CI, a busy machine can fail a test, so a failed test is retried once. A test that passes on the retry is listed
  // as flaky, which is a bug to fix.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // These timeouts are long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Opening a new window for each test would take a quarter of the CPU time. Instead, Playwright closes other windows
    // between tests, and clears cookies, storage, routes, scripts, and the HTTP cache.
    reuseContext: true,
    launchOptions,
  },
  projects: [
    ...smallProjects,
    ...largeProjects.map((project) => ({ ...project, testIgnore: spoken })),
    ...largeProjects.map((project) => ({
      ...project,
      name: `${spokenPrefix}${project.name}`,
      workers: 1,
      testMatch: spoken,
      dependencies: [...smallProjects, ...largeProjects].map(({ name }) => name),
    })),
  ],
  webServer: [
    ...server({
      project: 'built',
      command: `node tests/browser/support/serve-built.mjs site site/build ${ports.built}`,
      url: address({ port: ports.built, base: siteBase }),
    }),
    ...server({
      project: 'dev',
      command: `node packages/lectern/bin/lectern.js dev site --port ${ports.dev}`,
      url: address({ port: ports.dev, base: `${siteBase}docs/intro` }),
    }),
    ...server({
      project: 'islands-built',
      command: `node tests/browser/support/serve-built.mjs ${islandsFolder} node_modules/.cache/islands-build ${ports.islandsBuilt} --rebuild`,
      url: address({ port: ports.islandsBuilt, base: islandsBase }),
    }),
    ...server({
      project: 'islands-dev',
      command: `node packages/lectern/bin/lectern.js dev ${islandsFolder} --port ${ports.islandsDev}`,
      url: address({ port: ports.islandsDev, base: islandsBase }),
    }),
    ...server({
      project: 'frame-built',
      command: `node tests/browser/support/serve-built.mjs ${frameFolder} node_modules/.cache/frame-build ${ports.frameBuilt} --rebuild`,
      url: address({ port: ports.frameBuilt, base: frameBase }),
    }),
    ...server({
      project: 'frame-dev',
      command: `node packages/lectern/bin/lectern.js dev ${frameFolder} --port ${ports.frameDev}`,
      url: address({ port: ports.frameDev, base: frameBase }),
    }),
  ],
});
