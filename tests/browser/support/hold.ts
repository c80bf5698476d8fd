import type { Page, Request } from '@playwright/test';

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

function deferred(): Deferred {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

export interface Held {
  /** Resolves when the page has asked for the file. */
  requested: Promise<void>;
  release: () => void;
  /**
   * Releases it, and resolves when the page has all of it. As long as the test may take: the dev server makes a page when
   * it is requested, on a machine that may have other things to do.
   */
  arrive: () => Promise<void>;
}

/** Keeps an answer back until it is released: a slow network, without a clock. */
export async function hold({ page, url }: { page: Page; url: RegExp }): Promise<Held> {
  const asked = deferred();
  const gate = deferred();
  await page.route(url, async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return {
    requested: asked.promise,
    release: gate.resolve,
    arrive: async () => {
      const predicate = (request: Request): boolean => url.test(request.url());
      const arrived = page.waitForEvent('requestfinished', { predicate, timeout: 0 });
      gate.resolve();
      await arrived;
    },
  };
}

/** The first script of a page, where it was built. */
export const bootScript = /\/boot-[\w-]+\.js$/;

/** The script of a component: hashed where it was built, a source file on the dev server. */
export function scriptOf(component: string): RegExp {
  return new RegExp(`/${component}(?:-[\\w-]+\\.js|\\.tsx)(?:\\?.*)?$`);
}
