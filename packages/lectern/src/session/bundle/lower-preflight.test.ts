import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { sitePostcss } from './site-postcss.js';

const preflight = `*,::before,::after { box-sizing: border-box; border-width: 0 }
/* 1. Use a line height. */
html { line-height: 1.5 }
img,video { height: auto }
[hidden]:where(:not([hidden="until-found"])) { display: none }`;

async function processed(code: string): Promise<string> {
  const plugin = sitePostcss({ siteDir: '/site', load: () => Promise.resolve([]) });
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [plugin] } } },
    'build',
  );
  return (await preprocessCSS(code, '/site/a.css', config)).code;
}

test('Tailwind’s preflight is moved to a layer, without the rules around it', async () => {
  const css = await processed(`.a { top: 0 }\n${preflight}\nh2 { top: 1px }`);
  expect(css).toMatch(/^\.a \{ top: 0 \}\s*@layer shell\.preflight\s*\{\s*\*,::before,::after/);
  expect(css).toMatch(/display: none\s*\}\s*\}\s*h2 \{ top: 1px \}$/);
});

test('rules for all elements that are not the preflight stay where they are', async () => {
  expect(await processed('*, ::before { box-sizing: border-box }\nimg { height: auto }')).not.toContain(
    '@layer',
  );
  expect(await processed(preflight.replace('img,video', '.hero img'))).not.toContain('@layer');
});
