import type { AxeResult } from './types.js';
/** One result, or none where the attachment is another one. Throws for one that is broken. */
export declare function axeOfAttachment({
  attachment: { name, contentType, body },
  file,
}: {
  attachment: {
    name: string;
    contentType: string;
    body?: string | undefined;
  };
  file: string;
}): AxeResult[];
