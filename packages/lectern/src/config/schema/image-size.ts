import { z } from 'zod';

export const imageSize = {
  width: pixels('Width'),
  height: pixels('Height'),
};

function pixels(side: string) {
  return z
    .number()
    .int()
    .positive()
    .optional()
    .describe(`${side} in CSS pixels. Default: read from the file.`);
}
