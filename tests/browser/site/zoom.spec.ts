import type { Locator, Page } from '@playwright/test';
import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';
const script = /\/zoom(?:-[\w-]+\.js|\.ts)/;

function small(page: Page): Locator {
  return page.getByRole('button', { name: 'Zoom image: A Markdown file becomes an HTML file' });
}

function large(page: Page): Locator {
  return page.getByRole('button', { name: 'Close zoomed image: A Markdown file becomes an HTML file' });
}

async function zoom(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await expect(large(page)).toBeFocused();
  await expect(page.locator('.layout')).toHaveJSProperty('inert', true);
  await expect.poll(() => large(page).evaluate((image) => image.getAnimations().length)).toBe(0);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(large(page)).toHaveCount(0);
  await expect(small(page)).toBeVisible();
  await expect(page.locator('.layout')).toHaveJSProperty('inert', false);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? ['@built'] : [];
  test(`an image zooms on click or by keyboard, and zooms out on a key, a click, scrolling, or resizing (prefers-reduced-motion: ${reducedMotion})`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, features);
    await zoom(page, () => small(page).click());
    const box = await large(page).boundingBox();
    expect(Math.round(box?.x ?? 0)).toBe(24);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(small(page)).toBeFocused();

    await zoom(page, () => page.keyboard.press('Enter'));
    await page.keyboard.press('Space');
    await expectClosed(page);
    await zoom(page, () => page.keyboard.press('Space'));
    await large(page).click();
    await expectClosed(page);

    await zoom(page, () => small(page).click());
    await page.mouse.wheel(0, 30);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(large(page)).toBeVisible();
    await page.mouse.wheel(0, 30);
    await expectClosed(page);

    await zoom(page, () => small(page).click());
    await page.setViewportSize({ width: 1200, height: 800 });
    await expectClosed(page);
    await small(page).press('Enter');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await small(page).evaluate((image: HTMLElement) => {
      image.click();
      setTimeout(() => dispatchEvent(new Event('resize')));
    });
    await expectClosed(page);
  });
}

test('images can be zoomed after navigation, and zoomed images close when the reader leaves the page', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'tutorial/intro');
  await page.locator('#menu').getByText('Tutorial - Basics', { exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: 'Markdown features' }).click();
  await zoom(page, () => small(page).click());
  await page.goBack();
  await expect(page).toHaveURL('tutorial/intro');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a double click opens and closes a zoomed image', { tag: '@built' }, async ({ page }) => {
  await open(page, features);
  await small(page).dblclick();
  await expectClosed(page);
});

test('an image is a button only if it can be enlarged', { tag: '@built' }, async ({ page }) => {
  await open(page, features);
  await expect(small(page)).toBeVisible();
  // In a window of this width, the image already has its full size, so zooming wouldn't enlarge it.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(small(page)).toHaveCount(0);
  const image = page.getByRole('img', { name: 'A Markdown file becomes an HTML file' });
  await expect(image).not.toHaveAttribute('tabindex');
  await image.click();
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(small(page)).toBeVisible();
});

test('the zoom script is fetched at least 500 ms after the page loads, and never with Data Saver', {
  tag: '@built',
}, async ({ page, context }) => {
  const asked: number[] = [];
  page.on('request', (request) => script.test(request.url()) && asked.push(Date.now()));
  await open(page, features);
  const loaded = Date.now();
  await expect(small(page)).toBeVisible();
  expect(asked[0]).toBeGreaterThan(loaded + 500);

  const saving = await context.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const wrong: string[] = [];
  saving.on('request', (request) => script.test(request.url()) && wrong.push(request.url()));
  await open(saving, features);
  await saving.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(wrong).toEqual([]);
});

test.describe('a diagram shown smaller than its actual size', () => {
  const scale = (page: Page): Promise<number> =>
    page
      .getByRole('dialog')
      .locator('svg')
      .evaluate((svg: SVGSVGElement) => svg.clientWidth / svg.viewBox.baseVal.width);

  for (const viewport of [
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    test(`fits in the “Enlarge” dialog without scrolling, in a window ${viewport.width} px wide`, {
      tag: '@built',
    }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, 'docs/system-architecture/sequence-diagrams');
      const button = page.getByRole('button', { name: 'Enlarge' }).first();
      await button.click();
      const dialog = page.getByRole('dialog', { name: /^Getting ready to listen/ });
      await expect(dialog.locator('svg')).toBeInViewport({ ratio: 1 });
      const box = dialog.locator('.diagram-box');
      await expect(box).toBeFocused();
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  test('zooms with buttons and keys, and pans by dragging and with arrow keys', { tag: '@built' }, async ({
    page,
  }) => {
    await open(page, 'docs/system-architecture/sequence-diagrams');
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    const dialog = page.getByRole('dialog');
    const whole = await scale(page);
    expect(whole).toBeLessThan(1);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect(await scale(page)).toBeCloseTo(whole * 1.25, 2);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    expect(await scale(page)).toBeCloseTo(whole, 2);
    await dialog.getByRole('button', { name: 'Actual size' }).click();
    expect(await scale(page)).toBeCloseTo(1, 2);
    await expect(dialog.locator('output')).toHaveText('100 %');
    await page.keyboard.press('+');
    expect(await scale(page)).toBeCloseTo(1.25, 2);
    await page.keyboard.press('0');
    expect(await scale(page)).toBeCloseTo(whole, 2);
    await page.keyboard.press('1');

    const box = dialog.locator('.diagram-box');
    const place = (): Promise<number[]> =>
      box.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await place();
    expect(top).toBeGreaterThan(100);
    await page.mouse.move(600, 400);
    await page.mouse.down();
    await page.mouse.move(600, 300, { steps: 4 });
    await page.mouse.up();
    expect(await place()).toEqual([left, top + 100]);
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place())[1]).toBeGreaterThan(top + 100);

    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  });

  test('has links that open on a click, but not on a drag', {
    tag: '@built',
  }, async ({ page }) => {
    await open(page, 'docs/system-architecture/class-diagram');
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.diagram').evaluate((diagram) => {
      const link = document.createElement('a');
      link.href = '#the-facade';
      link.style.cssText = 'display: block; padding: 200px';
      link.textContent = 'A link';
      diagram.replaceChildren(link);
    });
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 4 });
    await page.mouse.up();
    expect(new URL(page.url()).hash).toBe('');
    await dialog.getByRole('link', { name: 'A link' }).click();
    await expect(page).toHaveURL(/#the-facade$/);
  });
});

test('diagrams use the site’s font and text color', { tag: '@built' }, async ({ page }) => {
  await open(page, 'docs/system-architecture/sequence-diagrams');
  const site = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  for (const where of ['.prose', '[role="dialog"], dialog']) {
    const text = page.locator(where).locator('.diagram svg text').first();
    await expect(text).toHaveCSS('font-family', site);
    const beyond = await page
      .locator(where)
      .locator('.diagram svg')
      .first()
      .evaluate((svg) => {
        const { left, right } = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.left < left || box.right > right;
        }).length;
      });
    expect(beyond).toBe(0);
    for (const mode of ['dark', 'light']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.mode = value;
      }, mode);
      const color = await page.evaluate(() => getComputedStyle(document.body).color);
      await expect(text).toHaveCSS('fill', color);
    }
    if (where === '.prose') await page.getByRole('button', { name: 'Enlarge' }).first().click();
  }
});
