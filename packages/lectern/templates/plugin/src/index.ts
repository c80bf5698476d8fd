import { fileURLToPath } from 'node:url';
import { createPlugin, definePlugin, problem, strict, z } from 'lectern/plugin';

/** Sites bundle components from their source. The relative path works from both `src/` and `dist/`. */
const component = fileURLToPath(new URL('../src/Checklist.tsx', import.meta.url));

/** Language of the code fences, and name of the plug-in in messages. */
const name = '__name__';

/**
 * Shows `__name__` code fences as checklists.
 * @example
 * export default defineConfig({ plugins: [__factory__({ label: 'Before you start' })] });
 */
export const __factory__ = createPlugin({
  name,
  options: strict({
    label: z.string().default('To do').describe('The label above each list.'),
  }),
  setup: ({ label }) =>
    definePlugin({
      name,
      markdown: { fences: { [name]: component } },
      resolveFences: ({ file, fences }) => ({
        fences: new Map(fences.map(({ key, code }) => [key, { props: { label, items: itemsOf(code) } }])),
        diagnostics: fences
          .filter(({ code }) => itemsOf(code).length === 0)
          .map(({ line }) =>
            problem({
              code: '__name__-empty',
              message: 'This list has no items.',
              hint: 'Write each item on its own line.',
              file,
              line,
            }),
          ),
      }),
    }),
});

function itemsOf(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
