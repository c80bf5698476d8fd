import { z } from 'lectern/plugin';

/**
 * What a test attaches of axe's results: `testInfo.attach('axe', { contentType: 'application/json', body })`. The lists
 * are axe's own; `page` and `look` say what was looked at.
 */
const attached = z.object({
  page: z.string(),
  look: z.string().default(''),
  passes: z.array(z.object({ id: z.string() })),
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.unknown()) })),
});
/** One result, or none where the attachment is another one. Throws for one that is broken. */
export function axeOfAttachment({ attachment: { name, contentType, body }, file }) {
  if (name !== 'axe' || contentType !== 'application/json' || body === undefined) return [];
  const { page, look, passes, violations } = attached.parse(
    JSON.parse(Buffer.from(body, 'base64').toString('utf8')),
  );
  return [
    {
      file,
      page,
      look,
      passes: passes.length,
      violations: violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.length })),
    },
  ];
}
