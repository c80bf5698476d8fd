import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export function writeSite({ dir, origin }: { dir: string; origin: string }): void {
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  mkdirSync(join(dir, 'pages'));
  writeFileSync(join(dir, 'pages/index.md'), '# Home\n\nSee the [API](/api).\n');
  writeFileSync(
    join(dir, 'lectern.config.ts'),
    `import { openapi } from '@lectern/openapi';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'Sign in',
  url: 'https://example.com',
  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  trailingSlash: false,
  sources: [{ type: 'pages', path: 'pages' }],
  plugins: [openapi({ path: 'api.json', splitBy: 'operation' })],
});
`,
  );
  writeFileSync(join(dir, 'api.json'), JSON.stringify(document(origin)));
}

function document(origin: string): object {
  const scopes = { read: 'Read.', write: 'Write.' };
  const urls = { authorizationUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, scopes };
  const { authorizationUrl, tokenUrl } = urls;
  const oauth2 = (flows: object) => ({ type: 'oauth2', flows });
  const securitySchemes = {
    code: oauth2({ authorizationCode: urls }),
    isolated: oauth2({
      authorizationCode: { ...urls, authorizationUrl: `${origin}/isolated/authorize` },
    }),
    implicit: oauth2({ implicit: { authorizationUrl, scopes } }),
    app: oauth2({ clientCredentials: { tokenUrl, scopes } }),
    user: oauth2({ password: { tokenUrl, scopes } }),
    device: oauth2({
      deviceAuthorization: { deviceAuthorizationUrl: `${origin}/device`, tokenUrl, scopes },
    }),
    openid: { type: 'openIdConnect', openIdConnectUrl: `${origin}/.well-known/openid-configuration` },
    elsewhere: { type: 'openIdConnect', openIdConnectUrl: `${origin}/elsewhere/openid-configuration` },
  };
  const security = Object.keys(securitySchemes).map((name) => ({ [name]: ['read'] }));
  const operation = (operationId: string) => ({
    operationId,
    summary: operationId,
    tags: ['Users'],
    security,
    responses: { 200: { description: 'OK' } },
  });
  const requestBody = { content: { 'application/json': { example: { name: 'Ada' } } } };
  return {
    openapi: '3.2.0',
    info: { title: 'Users', version: '1' },
    servers: [{ url: origin }],
    paths: {
      '/me': { get: operation('getMe'), put: operation('changeMe') },
      '/found': { get: { ...operation('find'), security: [], requestBody } },
    },
    components: { securitySchemes },
  };
}
