import { z } from 'lectern/plugin';
import type { AxeResult } from './types.js';

/**
 * The axe results that a test attaches: `testInfo.attach('axe', { contentType: 'application/json', body })`. The lists
 * have axe's format. `page` and `look` describe what was tested.
 */
const attached = z.object({
  page: z.string(),
  look: z.string().default(''),
  passes: z.array(z.object({ id: z.string() })),
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.unknown()) })),
});

/**
 * Returns an empty list if the attachment isn't from axe.
 * @throws Error if the attachment is malformed.
 */
export function axeOfAttachment({
  attachment: { name, contentType, body },
  file,
}: {
  attachment: { name: string; contentType: string; body?: string | undefined };
  file: string;
}): AxeResult[] {
  if (name !== 'axe' || contentType !== 'application/json' || body === undefined) return [];
  const result = attached.safeParse(jsonOf(Buffer.from(body, 'base64').toString('utf8')));
  if (!result.success)
    throw new Error(`the attachment "axe" of a test in ${file} isn't a result of axe in base64.`);
  const { page, look, passes, violations } = result.data;
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
