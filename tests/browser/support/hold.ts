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
  requested: Promise<void>;
  release: () => void;
  /**
   * Releases the file, and resolves when the page has received it. A dev server on a busy machine may take long to
   * compile a page, so there is no timeout.
   */
  arrive: () => Promise<void>;
}

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

export const bootScript = /\/boot-[\w-]+\.js$/;

/** In a build, the URL of a script contains a hash. On the dev server, it is the URL of a source file. */
export function scriptOf(component: string): RegExp {
  return new RegExp(`/${component}(?:-[\\w-]+\\.js|\\.tsx?)(?:\\?.*)?$`);
}
