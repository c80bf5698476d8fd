import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.mjs';

interface Machine {
  readonly env?: Record<string, string>;
  readonly platform?: NodeJS.Platform;
  readonly programs: readonly string[];
}

function find({ env = {}, platform = 'linux', programs }: Machine): string | undefined {
  return findBrowser({ env, platform, exists: (file) => programs.includes(file) });
}

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH to CHROME_PATH and the PATH', () => {
    const env = { CHROMIUM_PATH: '/opt/one', CHROME_PATH: '/opt/two', PATH: '/usr/bin' };
    expect(find({ env, programs: ['/opt/one', '/opt/two', '/usr/bin/chromium'] })).toBe('/opt/one');
  });

  it('uses CHROME_PATH if CHROMIUM_PATH is empty', () => {
    const env = { CHROMIUM_PATH: '', CHROME_PATH: '/opt/two' };
    expect(find({ env, programs: ['/opt/two'] })).toBe('/opt/two');
  });

  it('rejects a variable that names a missing program, instead of silently using another browser', () => {
    const env = { CHROME_PATH: '/opt/gone', PATH: '/usr/bin' };
    expect(() => find({ env, programs: ['/usr/bin/chromium'] })).toThrow(
      'CHROME_PATH is "/opt/gone", but no program exists there',
    );
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on the PATH',
    (name) => {
      const env = { PATH: '/usr/local/bin::/usr/bin' };
      expect(find({ env, programs: [`/usr/bin/${name}`] })).toBe(`/usr/bin/${name}`);
    },
  );

  it('prefers an earlier folder in the PATH', () => {
    const env = { PATH: '/first:/second' };
    expect(find({ env, programs: ['/second/chromium', '/first/google-chrome'] })).toBe(
      '/first/google-chrome',
    );
  });

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('finds %s on macOS', (program) => {
    expect(find({ env: { HOME: '/Users/ada' }, platform: 'darwin', programs: [program] })).toBe(program);
  });

  it.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
  ])('finds %s on Windows', (program) => {
    const env = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
    };
    expect(find({ env, platform: 'win32', programs: [program] })).toBe(program);
  });

  it('finds nothing on a machine without a browser', () => {
    expect(find({ env: { PATH: '/usr/bin' }, programs: [] })).toBeUndefined();
    expect(find({ programs: [] })).toBeUndefined();
  });
});
